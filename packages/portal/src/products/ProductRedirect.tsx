import { Navigate, useParams } from 'react-router';

import { buyPaths, optionOf, optionPath, productOptions } from './options.ts';

/**
 * `/apps/products/{option}/{type}` and `/new`: a course by its number leads to its page, everything else to where it is bought. There
 * is one checkout for each.
 */
export default function ProductRedirect() {
  const { option: name, type = '' } = useParams();
  const option = optionOf(name);
  if (option === undefined) return <Navigate to={optionPath(productOptions[0])} replace />;
  const isCourse = option === 'cursos' && /^\d+$/.test(type);
  return <Navigate to={isCourse ? `/apps/miscursos/${type}` : buyPaths[option]} replace />;
}
