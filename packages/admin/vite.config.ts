import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { syntaxTargets } from '../../scripts/browsers.ts';

const api = `http://localhost:${process.env['LIA_PORT'] ?? 4000}`;

export default defineConfig({
  base: '/admin/',
  plugins: [react()],
  // Two copies of either would not know each other: react-admin brings its own dependency on both.
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'ra-core', '@tanstack/react-query', 'react-hook-form'] },
  server: { proxy: { '/api': api } },
  build: { target: syntaxTargets },
});
