import { addTexts } from '../i18n/catalogues.ts';
import { users as en } from './en.ts';
import { users as es } from './es.ts';

// The definition of the resource imports this file, and comes with it when one of its screens is opened.
addTexts('es', { users: es });
addTexts('en', { users: en });
