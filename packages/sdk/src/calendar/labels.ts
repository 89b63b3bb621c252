import type { Label } from '../messages/labels.ts';
import type { MexicanZone } from './zones.ts';

/** What the zones are called where one is chosen. */
export const zoneLabels = {
  'America/Mexico_City': { es: 'Centro (Ciudad de México)', en: 'Central (Mexico City)' },
  'America/Monterrey': { es: 'Monterrey', en: 'Monterrey' },
  'America/Merida': { es: 'Mérida', en: 'Mérida' },
  'America/Cancun': { es: 'Cancún (Quintana Roo)', en: 'Cancún (Quintana Roo)' },
  'America/Chihuahua': { es: 'Chihuahua', en: 'Chihuahua' },
  'America/Hermosillo': { es: 'Hermosillo (Sonora)', en: 'Hermosillo (Sonora)' },
  'America/Mazatlan': {
    es: 'Mazatlán (Sinaloa, Nayarit y Baja California Sur)',
    en: 'Mazatlán (Sinaloa, Nayarit and Baja California Sur)',
  },
  'America/Bahia_Banderas': { es: 'Bahía de Banderas', en: 'Bahía de Banderas' },
  'America/Tijuana': { es: 'Tijuana (Baja California)', en: 'Tijuana (Baja California)' },
  'America/Ciudad_Juarez': { es: 'Ciudad Juárez', en: 'Ciudad Juárez' },
  'America/Ojinaga': { es: 'Ojinaga', en: 'Ojinaga' },
  'America/Matamoros': { es: 'Matamoros (frontera de Tamaulipas)', en: 'Matamoros (border of Tamaulipas)' },
} as const satisfies Record<MexicanZone, Label>;
