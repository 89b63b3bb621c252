import { listPlans } from '@lia/sdk/memberships/endpoints';
import { type RegistrationType, registrationTypes } from '@lia/sdk/registrations/rules';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { useFieldId } from '../fields/Labelled.tsx';
import { Retry } from '../form/notices.tsx';
import { useRead } from '../host/useRead.ts';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { spanish } from '../i18n/translator.ts';
import { Surface } from '../host/Surface.tsx';
import { es } from './es.ts';
import { PlanCards, type ShownPlan, shownPlans } from './PlanCards.tsx';
import { PlanLink } from './PlanLink.tsx';

spanish.add(es);

const Tabs = styled.div`
  display: flex;
  gap: 4px;
  padding: 4px;
  border-radius: var(--_radius);
  background: color-mix(in srgb, var(--_ink) 5%, var(--_surface));
  & .lia-tab {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 44px;
    padding: 8px 2px;
    font-size: clamp(14px, 5cqi, 16px);
    border: 0;
    border-radius: calc(var(--_radius) - 3px);
    background: none;
    color: var(--_ink);
    font-weight: 600;
    cursor: pointer;
  }
  & .lia-tab[aria-selected='true'] {
    background: var(--_primary);
    color: var(--_on-primary);
  }
`;

const linkTo = (registerAt: string | undefined) => (plan: ShownPlan) => (
  <PlanLink plan={plan} registerAt={registerAt} />
);

/** Keys that move along the tabs, and by how many. */
const moves: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

export interface PricingTableProps {
  /** The tab to start with. */
  type?: RegistrationType;
  /** See `PlanLink`. */
  registerAt?: string;
}

/**
 * The nine plans in three tabs (document 1 section 2). Each card leads to
 * `/register?type={padre|maestro|escuela}&membership={gratis|mensual|anual}`. Needs a `WidgetProvider` around it.
 */
export function PricingTable({ type: first = 'padre', registerAt }: PricingTableProps) {
  const { emit } = useHost();
  const { t } = useText();
  const id = useFieldId();
  const [chosen, setType] = useState<RegistrationType | null>(null);
  const type = chosen ?? first;
  const { data, failed, retry } = useRead(['plans'], (client) => client.call(listPlans, {}));

  useEffect(() => emit('ready', {}), [emit]);

  function move(event: KeyboardEvent) {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const last = registrationTypes.length - 1;
    const here = registrationTypes.indexOf(type);
    // The arrows move as they point, also where the tabs run from right to left.
    const towards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -by : by;
    const there = Number.isFinite(by) ? (here + towards + last + 1) % (last + 1) : by < 0 ? 0 : last;
    setType(registrationTypes[there] ?? type);
    const tab = event.currentTarget.parentElement?.children[there];
    if (tab instanceof HTMLElement) tab.focus();
  }

  return (
    <Surface>
      <div className="lia-form">
        <header>
          <h2 className="lia-title">{t('pricing.title')}</h2>
          <p className="lia-intro">{t('pricing.intro')}</p>
        </header>
        <Tabs role="tablist" aria-label={t('pricing.audiences')}>
          {registrationTypes.map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              className="lia-tab"
              part="tab"
              id={`${id}${one}`}
              aria-selected={one === type}
              aria-controls={`${id}panel`}
              tabIndex={one === type ? 0 : -1}
              onClick={() => setType(one)}
              onKeyDown={move}
            >
              {t(`pricing.${one}`)}
            </button>
          ))}
        </Tabs>
        {failed && (
          <Retry onRetry={retry}>
            <span>{t('pricing.failed')}</span>
          </Retry>
        )}
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${type}`}>
          <PlanCards plans={shownPlans(data, type)} busy={!data && !failed} action={linkTo(registerAt)} />
        </div>
      </div>
    </Surface>
  );
}
