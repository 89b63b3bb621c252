import { getLegalText } from '@lia/sdk/consents/endpoints';
import { type LegalDocument, legalDocuments } from '@lia/sdk/consents/rules';
import { useEffect } from 'react';

import { es } from './es.ts';
import type { FieldState } from '../fields/field.ts';
import { useRead } from '../host/useRead.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { describe, Remarks, useFieldId } from '../fields/Labelled.tsx';
import type { AcceptedPath } from './accepted.ts';

spanish.add(es);

/**
 * Accepts a legal text (document 1 section 2): its value is the version that was accepted, empty where none is. The
 * text opens beside the page, so that nothing typed is lost. A version that the server does not take any more is asked
 * for again. Never part of a draft: to accept is an act of its own.
 */
export function ConsentField({ field, document }: { field: FieldState; document: LegalDocument }) {
  const { t, language } = useText();
  const { href } = useHost();
  const { data, failed, retry } = useRead(['legal', document, language], (client) =>
    client.call(getLegalText, { params: { document } }),
  );
  const id = useFieldId();
  const { value, error } = field;
  const version = data?.version;
  const accepted = value !== '' && value === version;
  const hint = failed ? (
    <>
      {t('consent.failed')}{' '}
      <button type="button" className="lia-link" onClick={retry}>
        {t('form.retry')}
      </button>
    </>
  ) : undefined;

  // It was ticked, so only the server can have refused it: there is a newer text.
  useEffect(() => {
    if (error !== undefined && value !== '') retry();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [error]);

  return (
    <div className="lia-field" part="field">
      <div className="lia-consent">
        <input
          type="checkbox"
          className="lia-radio"
          id={id}
          name={field.name}
          checked={accepted}
          disabled={version === undefined}
          required
          aria-labelledby={`${id}-label`}
          aria-describedby={describe(id, hint, error)}
          aria-invalid={error === undefined ? undefined : true}
          data-invalid={error === undefined ? undefined : true}
          onChange={(event) => field.change(event.target.checked && version !== undefined ? version : '')}
          onBlur={() => field.leave()}
        />
        <span>
          <label part="label" id={`${id}-label`} htmlFor={id}>
            {t(`consent.${document}`)}
          </label>{' '}
          <a className="lia-link" href={href(pathOf(document, version))} target="_blank" rel="noopener">
            {t(`consent.${document}.read`)}
          </a>
        </span>
      </div>
      <Remarks id={id} hint={hint} error={error} />
    </div>
  );
}

/** The portal's page of a text, in the version that is on offer. */
const pathOf = (document: LegalDocument, version: string | undefined): string =>
  `/legal/${document}${version === undefined ? '' : `?version=${version}`}`;

/** Both consents, one below the other; they stand just above the button that sends. */
export function ConsentFields({ field }: { field: (path: AcceptedPath) => FieldState }) {
  return (
    <div>
      {legalDocuments.map((document) => (
        <ConsentField key={document} document={document} field={field(`consents.${document}`)} />
      ))}
    </div>
  );
}
