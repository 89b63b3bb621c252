import type { useText } from '../../i18n/text.ts';
import type { TemplateTexts } from '../template/template.ts';

const lines = ['rows', 'example', 'headings', 'save', 'capitals', 'key'] as const;

/** The texts of the template in the language of the page. */
export function templateTexts(t: ReturnType<typeof useText>): TemplateTexts {
  return {
    sheet: t('importWizard.template.sheet'),
    instructionsSheet: t('importWizard.template.instructionsSheet'),
    instructionsTitle: t('importWizard.template.title'),
    instructions: lines.map((line) => t(`importWizard.template.lines.${line}`)),
    noteOf: (column) => t(`importWizard.template.notes.${column}`),
    required: t('importWizard.template.required'),
    optional: t('importWizard.template.optional'),
    notInList: t('importWizard.template.notInList'),
  };
}
