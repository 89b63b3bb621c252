import type { Label } from '../messages/labels.ts';

/** Version of what the school confirms with an import: the day of its wording, which changes with the sentence. */
export const PRIVACY_NOTICE_VERSION = '2026-11-23';

/** What the school confirms when it commits an import. */
export const privacyNoticeLabel: Label = {
  es: 'Confirmo que la escuela tiene el consentimiento de las familias, conforme a su aviso de privacidad, para compartir estos datos con LIA.',
  en: 'I confirm that the school has the consent of its families, under its privacy notice, to share these data with LIA.',
};
