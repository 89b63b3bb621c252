import { lazy, type ReactNode, Suspense, use } from 'react';
import { useCanAccess } from 'react-admin';
import { Route, Routes } from 'react-router';

import { ResourceList } from '../lists/ResourceList.tsx';
import { useForm } from '../records/useForm.ts';
import { AccessDeniedPage } from './MessagePages.tsx';
import { loadResource } from './resources.ts';
import { ScreenWaiting } from './ScreenWaiting.tsx';

const ResourceShow = lazy(() => import('../records/ResourceShow.tsx'));
const ResourceCreate = lazy(async () => ({ default: (await import('../records/ResourceForm.tsx')).ResourceCreate }));
const ResourceEdit = lazy(async () => ({ default: (await import('../records/ResourceForm.tsx')).ResourceEdit }));

/**
 * The screens of a resource, whose definition is loaded when the first of them is opened. Without permission a message is shown before a
 * screen asks for what the server would refuse: a refused call ends the session.
 */
export function ResourceScreens({ name }: { name: string }) {
  // The list has the same question of its own, and may have the answer earlier: it is drawn meanwhile, and waits with its rows.
  const { canAccess, isPending } = useCanAccess({ resource: name, action: 'list' });
  if (canAccess === false) return <AccessDeniedPage />;
  return (
    <Suspense fallback={<ScreenWaiting name={name} />}>
      <LoadedScreens name={name} known={!isPending} />
    </Suspense>
  );
}

function LoadedScreens({ name, known }: { name: string; known: boolean }) {
  // Called each time: a render that React goes on with after waiting may not leave it out.
  const resource = use(loadResource(name));
  const { show, start: Start } = resource;
  const form = useForm(resource);
  const onPages = form && !form.dialog ? form : undefined;
  const once = (screen: ReactNode) => (known ? screen : <ScreenWaiting name={name} />);
  return (
    <Routes>
      {Start && <Route path="create/*" element={once(<Start.page />)} />}
      {onPages && <Route path="create/*" element={once(<ResourceCreate resource={resource} form={onPages} />)} />}
      {show && <Route path=":id/show/*" element={once(<ResourceShow resource={resource} show={show} />)} />}
      {onPages && <Route path=":id/*" element={once(<ResourceEdit resource={resource} form={onPages} />)} />}
      <Route path="/*" element={<ResourceList resource={resource} known={known} />} />
    </Routes>
  );
}
