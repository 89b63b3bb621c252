import { lazy, Suspense, use } from 'react';
import { Route, Routes } from 'react-router';

import { ResourceList } from '../lists/ResourceList.tsx';
import { useForm } from '../records/useForm.ts';
import { loadResource } from './resources.ts';
import { ScreenWaiting } from './ScreenWaiting.tsx';

const ResourceShow = lazy(() => import('../records/ResourceShow.tsx'));
const ResourceCreate = lazy(async () => ({ default: (await import('../records/ResourceForm.tsx')).ResourceCreate }));
const ResourceEdit = lazy(async () => ({ default: (await import('../records/ResourceForm.tsx')).ResourceEdit }));

/** The screens of a resource, whose definition is loaded when the first of them is opened. */
export const ResourceScreens = ({ name }: { name: string }) => (
  <Suspense fallback={<ScreenWaiting name={name} />}>
    <LoadedScreens name={name} />
  </Suspense>
);

function LoadedScreens({ name }: { name: string }) {
  const resource = use(loadResource(name));
  const { show, start: Start } = resource;
  const form = useForm(resource);
  const onPages = form && !form.dialog ? form : undefined;
  return (
    <Routes>
      {Start && <Route path="create/*" element={<Start.page />} />}
      {onPages && <Route path="create/*" element={<ResourceCreate resource={resource} form={onPages} />} />}
      {show && <Route path=":id/show/*" element={<ResourceShow resource={resource} show={show} />} />}
      {onPages && <Route path=":id/*" element={<ResourceEdit resource={resource} form={onPages} />} />}
      <Route path="/*" element={<ResourceList resource={resource} />} />
    </Routes>
  );
}
