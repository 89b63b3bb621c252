import { addTexts } from '../i18n/catalogues.ts';
import { uploads as en } from './en.ts';
import { uploads as es } from './es.ts';

// They come with the forms that send files in pieces.
addTexts('es', { uploads: es });
addTexts('en', { uploads: en });
