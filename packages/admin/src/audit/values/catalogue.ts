import { addTexts } from '../../i18n/catalogues.ts';
import { auditValues as en } from './en.ts';
import { auditValues as es } from './es.ts';

// They come with the page of a change.
addTexts('es', { auditValues: es });
addTexts('en', { auditValues: en });
