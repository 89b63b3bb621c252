import { useText } from '../i18n/text.ts';
import type { RecordPage, Resource } from '../resources/definition.ts';
import { type Row, useHeadings } from '../resources/field.ts';
import { Fact, Facts, Section } from './RecordPage.tsx';

/** What the API has of a record and its page does not mention, so that a new field is never left unseen. */
export function OtherData({ resource, show, record }: { resource: Resource; show: RecordPage<Row>; record: Row }) {
  const t = useText();
  const headingOf = useHeadings(resource);
  const mentioned = mentionedFields(show);
  const others = Object.entries(record).filter(([source]) => !mentioned.has(source));
  if (others.length === 0) return null;
  return (
    <Section title={t('records.otherData')}>
      <Facts>
        {others.map(([source, value]) => (
          <Fact key={source} name={headingOf({ source })}>
            {written(value)}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
}

export function mentionedFields({ columns = [[], []], covers = [] }: RecordPage<Row>): Set<string> {
  const facts = columns.flat().flatMap((section) => (typeof section === 'function' ? [] : (section.facts ?? [])));
  return new Set([
    'id',
    ...covers,
    ...facts.flatMap((fact) => (typeof fact === 'function' ? [] : [fact.source, ...(fact.covers ?? [])])),
  ]);
}

function written(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
