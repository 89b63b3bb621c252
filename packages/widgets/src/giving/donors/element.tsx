import { defineWidget } from '../../element/defineWidget.tsx';
import { DonorWall } from './DonorWall.tsx';

export const mount = defineWidget(() => <DonorWall />);
