import { cityLabel, contactLabels } from '@lia/sdk/people/labels';
import { listCities, listStates } from '@lia/sdk/geography/endpoints';
import { useEffect } from 'react';

import { CountryField, ListFailed } from '../fields/CountryAndState.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { FieldState } from '../fields/field.ts';
import type { Form } from '../form/useForm.ts';
import { type Reading, useRead } from '../host/useRead.ts';
import { useText } from '../i18n/TextProvider.tsx';
import type { TeacherPath, TeacherValues } from './values.ts';

/**
 * Country, then its states, then their cities (document 1 section 4). A country without states gives state and city its
 * name, a state without cities gives its name to the city. Where a list cannot be had, the place can be typed.
 */
export function PlaceFields({ form }: { form: Form<TeacherValues, unknown, TeacherPath> }) {
  const { t, label } = useText();
  const { field, update } = form;
  const { country, state } = form.values.you;
  const states = useRead(country ? ['states', country] : null, async (client) => {
    const { data } = await client.call(listStates, { body: { country } });
    return data.states.map(({ name }) => name);
  });
  const listed = states.data?.includes(state) === true;
  const cities = useRead(listed ? ['cities', country, state] : null, async (client) => {
    const { data } = await client.call(listCities, { body: { country, state } });
    return data;
  });
  const noStates = states.data?.length === 0;
  const noCities = cities.data?.length === 0;

  const place = (change: Partial<TeacherValues['you']>) =>
    update((now) => ({ ...now, you: { ...now.you, ...change } }));

  useEffect(() => {
    if (noStates) place({ state: country, city: country });
    else if (noCities) place({ city: state });
    // oxlint-disable-next-line react/exhaustive-deps -- when the lists arrive, and not as the form changes
  }, [noStates, noCities, country, state]);

  return (
    <>
      <CountryField
        field={{
          ...field('you.country'),
          // A state belongs to its country, and a city to its state.
          change: (chosen) => place({ country: chosen, state: '', city: '' }),
        }}
      />
      {noStates ? (
        <p className="lia-hint">{t('teacher.noList', { place: country })}</p>
      ) : (
        <div className="lia-row">
          <Listed
            field={{ ...field('you.state'), change: (chosen) => place({ state: chosen, city: '' }) }}
            label={label(contactLabels.state)}
            autoComplete="address-level1"
            list={states}
            open={country !== ''}
          />
          {noCities ? (
            <p className="lia-hint">{t('teacher.noList', { place: state })}</p>
          ) : (
            <Listed
              field={field('you.city')}
              label={label(cityLabel)}
              autoComplete="address-level2"
              list={states.failed ? { ...cities, failed: true } : cities}
              open={state !== ''}
            />
          )}
        </div>
      )}
    </>
  );
}

/** A place from a list, or typed where the list failed. */
function Listed({
  list,
  open,
  ...props
}: {
  field: FieldState;
  label: string;
  autoComplete: 'address-level1' | 'address-level2';
  list: Reading<readonly string[]>;
  /** What the list depends on is chosen. */
  open: boolean;
}) {
  if (list.failed) return <TextField {...props} hint={<ListFailed onRetry={list.retry} />} />;
  const options = list.data?.map((name) => ({ value: name, label: name })) ?? [];
  return <SelectField {...props} options={options} busy={open && list.data === undefined} />;
}
