import { useParams } from 'react-router';

import { SubjectsPage } from '../subjects/SubjectsPage.tsx';
import { SubjectPage } from './SubjectPage.tsx';

/** `/apps/materias/{group}/{id}`: the subjects of a group; with an id, one of them. */
export default function SubjectScreens() {
  const { group = '', id = 'all' } = useParams();
  return id === 'all' ? <SubjectsPage group={group} /> : <SubjectPage key={id} group={group} id={id} />;
}
