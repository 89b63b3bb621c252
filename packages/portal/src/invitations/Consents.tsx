import { getLegalText } from '@lia/sdk/consents/endpoints';
import { type LegalDocument, legalDocuments } from '@lia/sdk/consents/rules';
import Box from '@mui/material/Box';

import { ConsentBox } from '../consents/ConsentBox.tsx';
import { useRead } from '../reads/useRead.ts';

/** The versions of the texts that are accepted so far. */
export type Accepted = Readonly<Partial<Record<LegalDocument, string>>>;

interface ConsentsProps {
  accepted: Accepted;
  onChange: (accepted: Accepted) => void;
  /** They were asked for, and one is not accepted. */
  missing: boolean;
}

/** Both texts in force, to be accepted. */
export function Consents({ accepted, onChange, missing }: ConsentsProps) {
  const { data } = useRead(['texts in force'], (client) =>
    Promise.all(
      legalDocuments.map(async (document) => {
        const { version } = await client.call(getLegalText, { params: { document }, query: {} });
        return { document, version };
      }),
    ),
  );
  return (
    <Box>
      {data?.map(({ document, version }) => (
        <ConsentBox
          key={document}
          consent={{ document, version, agreed: null }}
          checked={accepted[document] === version}
          missing={missing && accepted[document] !== version}
          onChange={(given) => {
            const { [document]: _before, ...others } = accepted;
            onChange(given === undefined ? others : { ...others, [document]: given });
          }}
        />
      ))}
    </Box>
  );
}
