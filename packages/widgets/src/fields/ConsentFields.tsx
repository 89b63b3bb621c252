import { legalDocuments } from '@lia/sdk/consents/rules';

import type { AcceptedPath } from '../consents/accepted.ts';
import type { FieldState } from './field.ts';
import { ConsentField } from '../consents/ConsentField.tsx';

/** Both consents, one below the other; they stand just above the button that sends. */
export function ConsentFields({ field }: { field: (path: AcceptedPath) => FieldState }) {
  return (
    <div>
      {legalDocuments.map((document) => (
        <ConsentField key={document} document={document} field={field(`consents.${document}`)} />
      ))}
    </div>
  );
}
