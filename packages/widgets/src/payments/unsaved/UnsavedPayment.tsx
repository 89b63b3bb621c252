import { receiptPath } from '@lia/sdk/receipts/rules';
import { useEffect, useRef, useState } from 'react';

import { useFieldId } from '../../fields/Labelled.tsx';
import { Notice } from '../../form/notices.tsx';
import { useHost } from '../../host/HostProvider.tsx';
import { useText } from '../../i18n/TextProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { Surface } from '../../host/Surface.tsx';
import type { UnsavedScreenProps } from '../settled.ts';
import { es } from './es.ts';

spanish.add(es);

/**
 * A payment that was made and that we could not keep (document 1 section 8): what happened, what it means for the person,
 * and the ways on. It is reported again when the button is pressed, and by itself once the connection is back, without another charge.
 */
export function UnsavedPayment({ unsaved, onSettled, onRefused }: UnsavedScreenProps) {
  const { method, payment, why } = unsaved;
  const { emit, href } = useHost();
  const { t } = useText();
  const id = useFieldId();
  const heading = useRef<HTMLHeadingElement>(null);
  const busy = useRef(false);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    heading.current?.focus();
    emit('error', { code: why.code });
  }, [why, emit]);

  async function again() {
    if (busy.current) return;
    busy.current = true;
    setAsking(true);
    await unsaved.again().then(onSettled, onRefused);
    busy.current = false;
    setAsking(false);
  }
  useEffect(() => {
    const retry = () => void again();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  });

  // No answer came, or not one of ours: the words are the specification's.
  const isOurs = why.status > 0 && why.code !== 'UNKNOWN_ERROR';
  return (
    <Surface>
      <div className="lia-section">
        <Notice tone="warning">
          <div>
            <h2 className="lia-heading" ref={heading} tabIndex={-1} aria-describedby={id}>
              {isOurs ? why.message : t('unsaved.title')}
            </h2>
            <p id={id}>{t(`unsaved.${method}`)}</p>
          </div>
        </Notice>
        <div className="lia-actions">
          <button
            type="button"
            className="lia-primary"
            part="button"
            aria-disabled={asking}
            onClick={() => void again()}
          >
            {t(asking ? 'form.sending' : 'unsaved.again')}
          </button>
          <a className="lia-secondary" part="button" href={href(payment === null ? '/login' : receiptPath(payment))}>
            {t(payment === null ? 'payment.login' : 'unsaved.follow')}
          </a>
        </div>
      </div>
    </Surface>
  );
}
