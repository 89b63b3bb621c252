import { may, type MemberPermission } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { auditEntryLabels } from '@lia/sdk/audit/labels';
import type { AuditEntry } from '@lia/sdk/audit/records';
import { Link as MuiLink, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { Fact } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { auditAddress } from './entries/address.ts';
import { whoOf } from './entries/entryTexts.ts';

interface Part {
  record: AuditEntry;
}

const To = ({ address, children }: { address: string; children: ReactNode }) => (
  <MuiLink component={Link} to={address} sx={{ display: 'inline-block', py: 0.25 }}>
    {children}
  </MuiLink>
);

/** A link where the user may open the page, else the text alone. */
function IfMay({ permission, address, children }: { permission: MemberPermission; address: string; children: string }) {
  const { permissions } = usePermissions<Holder>();
  return permissions && may(permissions, permission) ? <To address={address}>{children}</To> : children;
}

/** Who acted. */
export function ActorFact({ record: entry }: Part) {
  const words = useWords();
  const { actor } = entry;
  const who = whoOf(entry, words);
  return (
    <Fact name={auditEntryLabels.actor[words.language]}>
      {actor ? (
        <IfMay permission="users.manage" address={`/users/${actor.uuid}/show`}>
          {who}
        </IfMay>
      ) : (
        who
      )}
    </Fact>
  );
}

/** What the record belongs to, with the ways there. */
export function BelongingFacts({ record: { person, institution, order_id } }: Part) {
  const { language } = useWords();
  return (
    <>
      {person && (
        <Fact name={auditEntryLabels.person[language]}>
          <IfMay permission="users.manage" address={`/users/${person.uuid}/show`}>
            {person.name}
          </IfMay>
        </Fact>
      )}
      {institution && (
        <Fact name={auditEntryLabels.institution[language]}>
          <IfMay permission="institutions.manage" address={`/institutions/${institution.id}`}>
            {institution.name}
          </IfMay>
        </Fact>
      )}
      {order_id !== null && (
        <Fact name={auditEntryLabels.order_id[language]}>
          <IfMay permission="orders.read" address={`/orders/${order_id}/show`}>
            {order_id}
          </IfMay>
        </Fact>
      )}
    </>
  );
}

/** Further changes: by the same person, of the same record, by the same call. */
export function RelatedChanges({ record: { actor, record, record_id, action_id } }: Part) {
  const t = useText();
  return (
    <Stack sx={{ alignItems: 'flex-start', '& a': { py: 1.25 } }}>
      <To address={auditAddress({ record, record_id })}>{t('audit.alsoOf')}</To>
      {actor && <To address={auditAddress({ actor: actor.uuid })}>{t('audit.alsoBy')}</To>}
      {action_id !== null && <To address={auditAddress({ action_id })}>{t('audit.together')}</To>}
    </Stack>
  );
}
