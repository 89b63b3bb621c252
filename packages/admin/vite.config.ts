import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { syntaxTargets } from '../../scripts/browsers.ts';
import { precompress } from '../../scripts/precompress.ts';
import { weighConsole } from './build/budgets.ts';
import { compileAtOnce } from './build/compileAtOnce.ts';

const api = `http://localhost:${process.env['LIA_PORT'] ?? 4000}`;

/**
 * What so many screens share goes into a common file: left alone, each of sixty shared modules becomes one. The rules of
 * forms stay apart.
 */
const SHARED = 10;
const LIBRARIES = /node_modules\/(?:@?[^./][^/]*)(?<!yup|property-expr|tiny-case|toposort)\//;
/** What runs before the libraries. */
const EARLY = /packages\/admin\/src\/app\/(?:early|resourceFiles)\.ts|vite\/preload-helper/;
const BASE = /packages\/(?:sdk\/src\/(?:calendar|http|messages)|admin\/src\/(?:client|i18n|loading|resources))\//;

export default defineConfig({
  base: '/admin/',
  plugins: [react(), compileAtOnce(['shared', 'base']), weighConsole(), precompress()],
  // Two copies of either would not know each other: react-admin brings its own dependency on both.
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router', 'ra-core', '@tanstack/react-query', 'react-hook-form'],
    alias: { 'jsonexport/dist/index.js': fileURLToPath(new URL('build/noExport.ts', import.meta.url)) },
  },
  server: { proxy: { '/api': api, '/embed': api } },
  build: {
    target: syntaxTargets,
    rolldownOptions: {
      // A constant of another module as its value: no export, no import, and no file that is read for it alone.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'early', test: EARLY },
            { name: 'shared', test: LIBRARIES, minShareCount: SHARED },
            { name: 'base', test: BASE, minShareCount: SHARED },
          ],
        },
      },
    },
  },
});
