import { addTexts } from '../i18n/catalogues.ts';
import { embeds as en } from './en.ts';
import { embeds as es } from './es.ts';

// They come with the resources that use them, when one of these is opened.
addTexts('es', { embeds: es });
addTexts('en', { embeds: en });
