import { type Audience, audiences } from '@lia/sdk/accounts/roles';
import { type KeyboardEvent, useRef } from 'react';

import { useText } from '../../i18n/useText.ts';

/** The one panel that every tab controls: the form is the same for all. */
export const panelOf = 'login-panel';
export const tabOf = (audience: Audience): string => `login-tab-${audience}`;

interface AudienceTabsProps {
  value: Audience;
  onChange: (audience: Audience) => void;
}

/** Tabs of which one stop of the keyboard is enough: arrows, Home and End go on from the one that is selected. */
export function AudienceTabs({ value, onChange }: AudienceTabsProps) {
  const { t } = useText();
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent): void {
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const at = audiences.indexOf(value);
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at - 1,
      [forwards]: at + 1,
      Home: 0,
      End: audiences.length - 1,
    };
    const step = steps[event.key];
    const next = step === undefined ? undefined : audiences.at(step % audiences.length);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#${tabOf(next)}`)?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label={t('login.audiences')} className="login-tabs">
      {audiences.map((audience) => (
        <button
          key={audience}
          type="button"
          role="tab"
          id={tabOf(audience)}
          aria-selected={audience === value}
          aria-controls={panelOf}
          tabIndex={audience === value ? 0 : -1}
          className="login-tab"
          data-audience={audience}
          onClick={() => onChange(audience)}
          onKeyDown={move}
        >
          {t(`audience.${audience}`)}
        </button>
      ))}
    </div>
  );
}
