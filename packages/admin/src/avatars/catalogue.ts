import { addTexts } from '../i18n/catalogues.ts';
import { avatars as en } from './en.ts';
import { avatars as es } from './es.ts';

// They come with the resource that uses them, when it is opened.
addTexts('es', { avatars: es });
addTexts('en', { avatars: en });
