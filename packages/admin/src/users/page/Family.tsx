import type { Relative } from '@lia/sdk/users/details';
import { getUserFamily } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import { Link as MuiLink, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { EndGuardian } from './EndGuardian.tsx';
import { Entries, EntriesHeading, Entry, LazySection } from './LazySection.tsx';

/** Who answers for a user, and for whom they do. */
export function Family({ record }: { record: UserRecord }) {
  const t = useText();
  const client = useClient();
  const queryClient = useQueryClient();
  const heading = useRef<HTMLDivElement>(null);

  async function changed(): Promise<void> {
    await queryClient.invalidateQueries();
    // The button that was pressed goes with its guardian, or with its toast: keyboard focus goes to the section's heading.
    heading.current?.focus();
  }

  return (
    <LazySection
      title={t('users.family')}
      queryKey={[getUserFamily, record.uuid]}
      fetch={(signal) => client.call(getUserFamily, { params: { id: record.uuid }, signal })}
      open
      heading={heading}
    >
      {({ data: { guardians, children } }) =>
        guardians.length + children.length === 0 ? (
          <Typography color="text.secondary">{t('users.noFamily')}</Typography>
        ) : (
          <>
            {guardians.length > 0 && (
              <Relatives title={t('users.guardians')} relatives={guardians.map((one) => ({ ...one, key: one.id }))}>
                {(guardian) =>
                  guardian.removable && (
                    <EndGuardian
                      student={record}
                      guardian={guardian}
                      isLast={guardians.length === 1}
                      changed={() => void changed()}
                    />
                  )
                }
              </Relatives>
            )}
            {children.length > 0 && (
              <Relatives
                title={t('users.children')}
                relatives={children.map((child, place) => ({ ...child, key: child.uuid ?? `${place}` }))}
              />
            )}
          </>
        )
      }
    </LazySection>
  );
}

interface RelativesProps<T> {
  title: string;
  relatives: readonly T[];
  /** Below each one. */
  children?: (relative: T) => ReactNode;
}

function Relatives<T extends Relative & { key: string }>({ title, relatives, children }: RelativesProps<T>) {
  const t = useText();
  return (
    <>
      <EntriesHeading>{title}</EntriesHeading>
      <Entries entries={relatives} none="">
        {(relative) => {
          const { uuid, name, relation } = relative;
          return (
            <>
              <Entry
                title={
                  uuid === null ? (
                    name
                  ) : (
                    <MuiLink component={Link} to={`/users/${uuid}/show`}>
                      {name}
                    </MuiLink>
                  )
                }
                below={t(`users.relations.${relation}`)}
              />
              {children?.(relative)}
            </>
          );
        }}
      </Entries>
    </>
  );
}
