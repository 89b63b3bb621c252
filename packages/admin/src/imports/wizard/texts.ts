import { addTexts } from '../../i18n/catalogues.ts';
import { importWizard as en } from './en.ts';
import { importWizard as es } from './es.ts';

// The screens of the import import this file, and come with it when one of them is opened.
addTexts('es', { importWizard: es });
addTexts('en', { importWizard: en });
