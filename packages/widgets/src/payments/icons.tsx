import { icon } from '../fields/icons.tsx';

export const CardIcon = icon('M2.5 5h15v10.5h-15ZM2.5 8.5h15M5.5 12.5h3');
export const ShopIcon = icon('M3 8.5 4.5 4h11L17 8.5ZM4 8.5v8h12v-8M8 16.5v-4.5h4v4.5');
