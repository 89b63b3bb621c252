import { listWall } from '@lia/sdk/giving/endpoints';
import { formatAmount } from '@lia/sdk/payments/money';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { useFieldId } from '../../fields/Labelled.tsx';
import { Retry } from '../../form/notices.tsx';
import { useHost } from '../../host/HostProvider.tsx';
import { Surface } from '../../host/Surface.tsx';
import { useRead } from '../../host/useRead.ts';
import { useText } from '../../i18n/TextProvider.tsx';
import { spanish } from '../../i18n/translator.ts';
import { es } from './es.ts';

spanish.add(es);

/** The portal's donation form. */
const DONATE = '/registroapoyar';

/** Donors that are shown first, in one row: as many as fit a phone, and a wide page (as below). The others come at a press. */
const FIRST = { narrow: 2, wide: 4 };

/** The place of the first row is kept while it is on its way: nothing below it moves. */
const Donors = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  & .lia-donors {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: center;
    min-block-size: 204px;
  }
  & ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-rows: minmax(204px, auto);
    gap: 12px;
  }
  & li {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: 4px;
    padding: 12px;
    border: 1px solid color-mix(in srgb, var(--_border) 45%, transparent);
    border-radius: var(--_radius-card);
    text-align: center;
  }
  & .lia-donor {
    font-weight: 700;
    line-height: 1.25;
    text-wrap: balance;
  }
  & img {
    max-inline-size: 100%;
    block-size: 48px;
    object-fit: contain;
    padding: 4px;
    border-radius: 6px;
    background: #fff;
  }
  @container (max-width: 39.9em) {
    &:not([data-all]) li:nth-child(n + 3) {
      display: none;
    }
  }
  @container (min-width: 40em) {
    & ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-few] .lia-quiet {
      display: none;
    }
  }
`;

/** Who gave and chose to be shown, the latest first. Needs a `WidgetProvider` around it. */
export function DonorWall() {
  const { emit, href, go } = useHost();
  const { t } = useText();
  const id = useFieldId();
  const [all, setAll] = useState(false);
  const { data, failed, retry } = useRead(['donors'], (client) => client.call(listWall));
  const donors = data?.data ?? [];

  useEffect(() => emit('ready', {}), [emit]);

  return (
    <Surface>
      <div className="lia-stack" aria-busy={!data && !failed}>
        <header>
          <h2 className="lia-title" id={id}>
            {t('donors.title')}
          </h2>
          <p className="lia-intro">{t('donors.intro')}</p>
        </header>
        <Donors {...(all && { 'data-all': '' })} {...(donors.length <= FIRST.wide && { 'data-few': '' })}>
          <div className="lia-donors">
            {failed && (
              <Retry onRetry={retry}>
                <span>{t('donors.failed')}</span>
              </Retry>
            )}
            {!data && !failed && <p className="lia-hint">{t('donors.loading')}</p>}
            {data && donors.length === 0 && <p className="lia-hint">{t('donors.none')}</p>}
            {donors.length > 0 && (
              <ul aria-labelledby={id}>
                {donors.slice(0, all ? donors.length : FIRST.wide).map(({ id: key, name, person, logo, total }) => (
                  <li key={key} part="card">
                    {logo !== null && <img src={logo} alt="" loading="lazy" decoding="async" />}
                    <p className="lia-donor">{name}</p>
                    {person !== null && person !== name && <p className="lia-hint">{person}</p>}
                    {total !== null && <p className="lia-hint">{t('donors.gave', { total: formatAmount(total) })}</p>}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className="lia-split">
            <a
              className="lia-secondary"
              part="button"
              href={href(DONATE)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                go(DONATE);
              }}
            >
              {t('donors.donate')}
            </a>
            {donors.length > FIRST.narrow && (
              <button type="button" className="lia-quiet" aria-expanded={all} onClick={() => setAll(!all)}>
                {t(all ? 'donors.less' : 'donors.more')}
              </button>
            )}
          </div>
        </Donors>
      </div>
    </Surface>
  );
}
