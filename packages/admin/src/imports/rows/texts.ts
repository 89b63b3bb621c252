import type { ImportRowRecord } from '@lia/sdk/imports/records';
import type { Decision } from '@lia/sdk/imports/rules';

import type { Words } from '../../resources/field.ts';

/** Full name of a row's person. */
export const nameOf = (row: ImportRowRecord, { t }: Words): string =>
  [row.nombre, row.segundo_nombre, row.apellido_paterno, row.apellido_materno].filter(Boolean).join(' ') ||
  t('importWizard.verify.unnamed');

/** Why a row needs a decision. */
export const conflictOf = ({ conflict }: ImportRowRecord, { t }: Words): string | null =>
  conflict &&
  t(`importWizard.verify.conflicts.${conflict.reason}`, {
    person: conflict.person?.name ?? t('importWizard.verify.someone'),
    row: conflict.row ?? '',
  });

/** Whose account a row gives another name, accents and case aside: its number may be another person's. */
export const renamedBy = (row: ImportRowRecord, words: Words): string | null =>
  row.person && row.person.name.localeCompare(nameOf(row, words), undefined, { sensitivity: 'base' }) !== 0
    ? row.person.name
    : null;

/** What deciding a conflict comes to. */
export const decisionOf = ({ conflict }: ImportRowRecord, decision: Decision, { t }: Words): string =>
  t(`importWizard.verify.decisions.${conflict?.reason === 'guardian' && decision === 'update' ? 'link' : decision}`);

/** What is wrong with a row, or why it needs a decision. */
export const reasonOf = (row: ImportRowRecord, words: Words): string | null =>
  row.result.trim() || conflictOf(row, words);
