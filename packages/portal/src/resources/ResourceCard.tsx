import { deleteResource, restoreResource } from '@lia/sdk/resources/endpoints';
import type { Resource } from '@lia/sdk/resources/schema';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { resourceFormPath, resourcesPath } from './paths.ts';
import { ResourceBody } from './ResourceBody.tsx';
import { ResourceHead } from './ResourceHead.tsx';

/** A resource as its keepers see it. */
export function ResourceCard({ resource, folder }: { resource: Resource; folder: string }) {
  const { t } = useText();
  const { id, kind, name, author, visibility, groups, teacher_notes, elements, managed } = resource;
  const shared =
    visibility === 'groups' ? groups.map((group) => group.name).join(', ') : t(`resources.visibility.${visibility}`);
  return (
    <Card
      component="li"
      sx={{ p: 5, display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <ResourceHead resource={resource}>
        {kind === 'folder' ? (
          <MuiLink component={Link} to={resourcesPath(id)} sx={{ display: 'inline-block', py: 3 }}>
            {name}
          </MuiLink>
        ) : (
          name
        )}
      </ResourceHead>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[kind === 'folder' && t('resources.elements', { count: elements }), shared, t('resources.by', { author })]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {teacher_notes !== '' && (
        <Box sx={{ borderInlineStart: '4px solid', borderColor: 'divider', paddingInlineStart: 3 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t('resources.notes.title')}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {teacher_notes}
          </Typography>
        </Box>
      )}
      <ResourceBody resource={resource} />
      {managed && <Actions resource={resource} folder={folder} />}
    </Card>
  );
}

function Actions({ resource: { id, name }, folder }: { resource: Resource; folder: string }) {
  const { t } = useText();
  const navigate = useNavigate();
  const change = useChangeOf('resources');
  const params = { id };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ActionButton
        sx={{ minHeight: 44 }}
        aria-label={t('resources.change.name', { name })}
        onClick={() => void navigate(resourceFormPath(folder, id))}
      >
        {t('resources.change')}
      </ActionButton>
      <DeleteButton
        label={t('resources.delete')}
        name={t('resources.delete.name', { name })}
        question={{
          title: t('resources.delete.title', { name }),
          text: t('resources.delete.text'),
        }}
        change={change}
        remove={(client) => client.call(deleteResource, { params })}
        undo={{ label: t('resources.undo'), call: (client) => client.call(restoreResource, { params }) }}
      />
    </Box>
  );
}
