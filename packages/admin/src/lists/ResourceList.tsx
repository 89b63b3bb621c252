import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Card, Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import { lazy } from 'react';
import { InfiniteListBase, useListContext, useTranslate } from 'react-admin';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router';

import { ExportButton } from '../exports/ExportButton.tsx';
import { useText } from '../i18n/text.ts';
import { fetched } from '../loading/fetched.tsx';
import { LazyDialog } from '../loading/LazyBoundary.tsx';
import { useForm } from '../records/useForm.ts';
import { startAtHeading, useHeadingFocus } from '../records/headingFocus.tsx';
import type { FormPage, Resource } from '../resources/definition.ts';
import type { Row } from '../resources/field.ts';
import { BulkToolbar } from './BulkToolbar.tsx';
import { Filters } from './Filters.tsx';
import { noFilters, PER_PAGE } from './first.ts';
import { ListPages } from './ListPages.tsx';
import { ListStates } from './ListStates.tsx';
import { MoreRows } from './MoreRows.tsx';
import { ResourceCards } from './ResourceCards.tsx';
import { ResourceTable } from './ResourceTable.tsx';
import { useTotal } from './total.ts';

const CreateDialog = lazy(async () => ({ default: (await import('../records/FormDialog.tsx')).CreateDialog }));
const EditDialog = lazy(async () => ({ default: (await import('../records/FormDialog.tsx')).EditDialog }));

const ColumnsMenu = fetched(
  async () => (await import('./ColumnsMenu.tsx')).ColumnsMenu,
  <ButtonPlace label="lists.columns" />,
);
const SavedViews = fetched(
  async () => (await import('./SavedViews.tsx')).SavedViews,
  <ButtonPlace label="lists.views" />,
);

/** The place of a button above the list: what is below it would move when it comes. */
function ButtonPlace({ label }: { label: 'lists.columns' | 'lists.views' }) {
  const t = useText();
  return (
    <Button variant="outlined" startIcon={<AddIcon />} sx={{ visibility: 'hidden' }}>
      {t(label)}
    </Button>
  );
}

const queryOptions = {
  // A list shows its own error in place of the rows: a toast would repeat it.
  retry: false,
  onError: () => undefined,
  // Fetching hundreds of pages again whenever the window is looked at would be for nothing.
  refetchOnWindowFocus: ({ state }: { state: { data?: { pages: unknown[] } | undefined } }) =>
    (state.data?.pages.length ?? 0) < 2,
};

interface ResourceListProps {
  resource: Resource;
  /** Whether it is known who may open it; until then the list is drawn, and asks for no rows. */
  known: boolean;
}

/** The list of a resource. What is looked at stands in the address, so it can be kept and shared. */
export function ResourceList({ resource, known }: ResourceListProps) {
  const wide = useWide();
  const { name, sort, defaultFilters = noFilters, form, above: Above, bulk } = resource;
  return (
    <InfiniteListBase
      resource={name}
      sort={sort}
      perPage={PER_PAGE}
      filterDefaultValues={defaultFilters}
      queryOptions={{ ...queryOptions, enabled: known }}
    >
      <Stack spacing={2}>
        <Heading resource={resource} />
        {Above && <Above />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1.5 }}>
          <Filters resource={resource} />
        </Box>
        {/* Clipped rather than hidden: what is hidden would be scrolled, and the toolbar stick to it. */}
        <Card sx={{ overflow: 'clip' }}>
          <ListStates none={resource.none} defaultFilters={defaultFilters}>
            {wide ? <ResourceTable resource={resource} /> : <ResourceCards resource={resource} />}
            <MoreRows />
          </ListStates>
          {/* Beside the rows rather than among them: for whom an action failed is shown where no row is left as well. */}
          {bulk && (
            <BulkToolbar>
              <bulk.actions />
            </BulkToolbar>
          )}
          <ListPages />
        </Card>
      </Stack>
      {form?.dialog && <FormDialogs resource={resource} form={form} />}
    </InfiniteListBase>
  );
}

/** The dialogs of the list's records, each at its address. */
function FormDialogs({ resource, form }: { resource: Resource; form: FormPage<Row> }) {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate({ pathname: `/${resource.name}`, search });
  return (
    <LazyDialog resetOn={key} close={close}>
      <Routes>
        <Route path="create" element={<CreateDialog resource={resource} form={form} />} />
        <Route path=":id" element={<EditDialog resource={resource} form={form} />} />
      </Routes>
    </LazyDialog>
  );
}

function Heading({ resource }: { resource: Resource }) {
  const t = useText();
  const translate = useTranslate();
  const wide = useWide();
  const { start, configurable = false } = resource;
  const form = useForm(resource);
  const { total } = useListContext();
  const written = useTotal();
  const { search } = useLocation();
  const heading = useHeadingFocus();
  const name = translate(`resources.${resource.name}.name`, { count: 2 });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <title>{`${name} · LIA`}</title>
      <Box>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
          {name}
        </Typography>
        <Typography component="output" color="text.secondary" sx={{ display: 'block', minHeight: '1.5em' }}>
          {total === undefined ? '' : written.heading(total)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {configurable && <SavedViews />}
        {configurable && wide && <ColumnsMenu resource={resource} />}
        <ExportButton resource={resource} />
        {start && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            component={Link}
            to={`/${resource.name}/create`}
            state={startAtHeading}
          >
            {t(start.label)}
          </Button>
        )}
        {form && (
          <Button
            variant="contained"
            startIcon={<AddIcon />}
            component={Link}
            to={{ pathname: `/${resource.name}/create`, search: form.dialog ? search : '' }}
          >
            {t(form.labels.add)}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** Whether there is room for a table; below it, lists are cards. */
export const useWide = (): boolean => useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
