import { fetched } from '../resources/fetched.tsx';

export const UserActions = fetched(async () => (await import('./page/UserActions.tsx')).UserActions);
export const UserParts = fetched(async () => (await import('./page/UserParts.tsx')).UserParts);
export const RoleInput = fetched(async () => (await import('./form.tsx')).RoleInput);
export const NumberInput = fetched(async () => (await import('./form.tsx')).NumberInput);
export const FirstInputs = fetched(async () => (await import('./form.tsx')).FirstInputs);
export const BulkActions = fetched(async () => (await import('./bulk/BulkActions.tsx')).BulkActions);
