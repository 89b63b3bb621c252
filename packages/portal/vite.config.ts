import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = `http://localhost:${process.env['LIA_PORT'] ?? 4000}`;
const marketing = process.env['LIA_MARKETING_URL'] ?? `http://localhost:${process.env['LIA_MARKETING_PORT'] ?? 4001}`;

export default defineConfig({
  plugins: [react()],
  define: { 'import.meta.env.VITE_MARKETING_URL': JSON.stringify(marketing) },
  // In production the API serves the portal, so here too everything comes from one origin.
  server: { proxy: { '/api': api, '/admin': api, '/embed': api } },
});
