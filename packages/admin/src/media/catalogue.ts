import { addTexts } from '../i18n/catalogues.ts';
import { media as en } from './en.ts';
import { media as es } from './es.ts';

// They come with the editors of what has a video.
addTexts('es', { media: es });
addTexts('en', { media: en });
