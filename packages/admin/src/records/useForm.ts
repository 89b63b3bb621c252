import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { usePermissions } from 'react-admin';

import type { FormPage, Resource } from '../resources/definition.ts';
import type { Row } from '../resources/field.ts';

/** The form of a resource, where the user may write its records. */
export function useForm({ form }: Pick<Resource, 'form'>): FormPage<Row> | undefined {
  const { permissions } = usePermissions<Holder>();
  if (form?.permission === undefined) return form;
  return permissions && may(permissions, form.permission) ? form : undefined;
}
