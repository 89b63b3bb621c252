import './en.ts';
import './es.ts';

import type { ImportRecord } from '@lia/sdk/imports/records';
import { useGetOne } from 'react-admin';

import { ResultStep } from './ResultStep.tsx';
import { RunningStep } from './RunningStep.tsx';
import { StepLine } from './Steps.tsx';
import { VerifyStep } from './VerifyStep.tsx';

/** How often an import that runs is asked for. */
const POLL_MS = 1000;

const isRunning = ({ status }: ImportRecord): boolean => status === 'running' || status === 'undoing';

/** The last two steps of an import: what will happen to its rows, and what came of them. */
export default function ImportPage({ record }: { record: ImportRecord }) {
  const { data: current = record } = useGetOne<ImportRecord>(
    'imports',
    { id: record.id },
    { refetchInterval: ({ state: { data } }) => (data && isRunning(data) ? POLL_MS : false) },
  );
  const isDraft = current.status === 'draft';
  return (
    <>
      <StepLine step={isDraft ? 'verify' : 'results'} part={current.status} />
      {isDraft ? (
        <VerifyStep record={current} />
      ) : isRunning(current) ? (
        <RunningStep record={current} />
      ) : (
        <ResultStep record={current} />
      )}
    </>
  );
}
