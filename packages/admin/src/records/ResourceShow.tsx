import { Stack } from '@mui/material';
import { ShowBase, useShowContext } from 'react-admin';

import type { Fact as FactField, RecordPage, Resource, Section as SectionDefinition } from '../resources/definition.ts';
import { type Part, type Row, textOf, useHeadings, useWords, valueOf } from '../resources/field.ts';
import { FieldValue } from './FieldValue.tsx';
import { OtherData } from './OtherData.tsx';
import { BackToList, Fact, Facts, RecordAbsent, RecordColumns, RecordHeading, Section } from './RecordPage.tsx';
import { StatusChip } from './StatusChip.tsx';
import { useRecordRead } from './useRecordRead.ts';

/** The page of one record, below a way back to its list. */
export default function ResourceShow({ resource, show }: { resource: Resource; show: RecordPage<Row> }) {
  return (
    <ShowBase queryOptions={useRecordRead(resource.name)}>
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <BackToList resource={resource.name} />
        <RecordView resource={resource} show={show} />
      </Stack>
    </ShowBase>
  );
}

function RecordView({ resource, show }: { resource: Resource; show: RecordPage<Row> }) {
  const words = useWords();
  const { record, error, refetch } = useShowContext();
  if (!record) return <RecordAbsent error={error} refetch={refetch} />;
  const { action: Action, notice: Notice } = show;
  const [left, right] = show.columns ?? [];
  return (
    <>
      <RecordHeading title={show.title(record, words)}>
        <RecordStatus resource={resource} record={record} />
        {Action && <Action record={record} />}
      </RecordHeading>
      {Notice && <Notice record={record} />}
      {left && right && (
        <RecordColumns>
          <SectionsView resource={resource} sections={left} record={record} />
          <SectionsView resource={resource} sections={right} record={record} />
        </RecordColumns>
      )}
      <OtherData resource={resource} show={show} record={record} />
    </>
  );
}

/** The status of a record as its list shows it. */
export function RecordStatus({ resource, record }: { resource: Resource; record: Row }) {
  const words = useWords();
  const field = resource.columns.find(({ statuses }) => statuses);
  if (!field?.statuses) return null;
  return <StatusChip statuses={field.statuses} status={String(valueOf(field, record, words))} />;
}

interface SectionsProps {
  resource: Resource;
  sections: readonly (SectionDefinition<Row> | Part<Row>)[];
  record: Row;
}

function SectionsView({ resource, sections, record }: SectionsProps) {
  const words = useWords();
  return (
    <Stack spacing={2} sx={{ minWidth: 0 }}>
      {sections.map((section, place) => {
        // Sections are never reordered: their position identifies them.
        const key = place;
        if (typeof section === 'function') {
          const Whole = section;
          return <Whole key={key} record={record} />;
        }
        if (section.when?.(record, words) === false) return null;
        const { before: Before, after: After, facts = [] } = section;
        return (
          <Section key={key} title={words.t(section.title)}>
            {Before && <Before record={record} />}
            {facts.length > 0 && <FactsView resource={resource} facts={facts} record={record} />}
            {After && <After record={record} />}
          </Section>
        );
      })}
    </Stack>
  );
}

interface FactsProps {
  resource: Resource;
  facts: readonly (FactField<Row> | Part<Row>)[];
  record: Row;
}

function FactsView({ resource, facts, record }: FactsProps) {
  const words = useWords();
  const headingOf = useHeadings(resource);
  return (
    <Facts>
      {facts.map((field, place) => {
        const key = place;
        if (typeof field === 'function') {
          const More = field;
          return <More key={key} record={record} />;
        }
        const missing = textOf(field, record, words) === '';
        if (missing && field.optional) return null;
        return (
          <Fact key={key} name={headingOf(field)}>
            {missing ? null : <FieldValue field={field} record={record} />}
          </Fact>
        );
      })}
    </Facts>
  );
}
