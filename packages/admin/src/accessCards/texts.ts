import { addTexts } from '../i18n/catalogues.ts';
import { accessCards as en } from './en.ts';
import { accessCards as es } from './es.ts';

// What makes cards imports this file, and comes with it when it is opened.
addTexts('es', { accessCards: es });
addTexts('en', { accessCards: en });
