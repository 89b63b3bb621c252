import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

/** A component of a file that is fetched when it is first drawn: what the list itself does not need. */
function fetched<P extends object>(load: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Loaded = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}

export const UserActions = fetched(async () => (await import('./page/UserActions.tsx')).UserActions);
export const UserParts = fetched(async () => (await import('./page/UserParts.tsx')).UserParts);
export const RoleInput = fetched(async () => (await import('./form.tsx')).RoleInput);
export const NumberInput = fetched(async () => (await import('./form.tsx')).NumberInput);
export const FirstInputs = fetched(async () => (await import('./form.tsx')).FirstInputs);
export const BulkActions = fetched(async () => (await import('./bulk/BulkActions.tsx')).BulkActions);
export const SchoolField = fetched(async () => (await import('./SchoolField.tsx')).SchoolField);
