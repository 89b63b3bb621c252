import { perMonth, type Plan, type PlanTerms } from '@lia/sdk/memberships/rules';
import type { PlanList } from '@lia/sdk/memberships/schema';
import { formatAmount, formatPesos } from '@lia/sdk/payments/money';
import { memberships, type RegistrationType } from '@lia/sdk/registrations/rules';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { CheckIcon } from '../fields/icons.tsx';
import { useFieldId } from '../fields/Labelled.tsx';
import { useText } from '../i18n/TextProvider.tsx';

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & .lia-plan > .lia-heading {
    margin: 0;
  }
  & .lia-plan {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: 16px;
    padding: 20px;
    border: 1px solid color-mix(in srgb, var(--_border) 45%, transparent);
    border-radius: var(--_radius-card);
    background: var(--_surface);
  }
  & .lia-plan[data-best] {
    border-color: var(--_primary);
    box-shadow: inset 0 0 0 1px var(--_primary);
  }
  & .lia-plan-price {
    font-size: 28px;
    line-height: 1.2;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  &[aria-busy='true'] .lia-plan-price {
    color: var(--_soft-ink);
  }
  & .lia-plan-terms {
    font-size: 14px;
    color: var(--_soft-ink);
  }
  & .lia-plan-wait {
    visibility: hidden;
  }
  & .lia-plan-gives {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  & .lia-plan-gives li {
    display: flex;
    gap: 8px;
    align-items: start;
  }
  & .lia-plan-gives .lia-icon {
    inline-size: 18px;
    block-size: 18px;
    margin-block-start: 3px;
    color: var(--_success);
  }
  @container (min-width: 40em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & .lia-plan {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`;

/** A plan as its card shows it; its terms are null until they are known. */
export type ShownPlan = Pick<Plan, 'type' | 'membership'> & { terms: PlanTerms | null };

/** The plans of an audience, of those that the API lists. */
export const shownPlans = (listed: PlanList | undefined, type: RegistrationType): ShownPlan[] =>
  memberships.map((membership) => ({
    type,
    membership,
    terms: listed?.data.find((plan) => plan.type === type && plan.membership === membership) ?? null,
  }));

/** The three cards of an audience: guest, monthly, annual (document 1 section 2). `action` is what a card leads to. */
export function PlanCards({
  plans,
  busy,
  action,
}: {
  plans: readonly ShownPlan[];
  /** Prices are on their way. */
  busy: boolean;
  action: (plan: ShownPlan) => ReactNode;
}) {
  const id = useFieldId();
  const { t } = useText();
  return (
    <Cards aria-busy={busy}>
      {plans.map((plan) => {
        const { type, membership, terms } = plan;
        return (
          <li key={membership} className="lia-plan" part="plan" {...(membership === 'anual' && { 'data-best': '' })}>
            <h3 className="lia-heading" id={`${id}${membership}`}>
              {t(`pricing.${membership}`)}
            </h3>
            <PlanPrice plan={plan} />
            <ul className="lia-plan-gives" aria-labelledby={`${id}${membership}`}>
              {t(`pricing.${type}.${membership}`, { discount: terms?.discount ?? '…' })
                .split('|')
                .map((benefit) => (
                  <li key={benefit}>
                    <CheckIcon />
                    <span>{benefit}</span>
                  </li>
                ))}
            </ul>
            {action(plan)}
          </li>
        );
      })}
    </Cards>
  );
}

/**
 * An annual plan shows a twelfth of its price beside the whole (document 1 section 9). Until prices come, their place is
 * kept by a sum as long as theirs.
 */
function PlanPrice({ plan: { type, membership, terms } }: { plan: ShownPlan }) {
  const { t } = useText();
  const price = terms?.price ?? null;
  const shown = price === 0 ? t('pricing.free') : price === null ? '…' : formatAmount(perMonth({ membership, price }));
  return (
    <div>
      <p className="lia-plan-price">{shown}</p>
      {membership !== 'gratis' && (
        <p className={price === null ? 'lia-plan-terms lia-plan-wait' : 'lia-plan-terms'}>
          {t(type === 'padre' ? 'pricing.month.child' : 'pricing.month')}
          {membership === 'anual' && (
            <>
              <br />
              {t('pricing.year', { total: formatPesos(price ?? LONG) })}
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** As many digits as the dearest plan has, or nearly. */
const LONG = 9999_00;
