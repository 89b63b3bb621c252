import type { FastifyInstance } from 'fastify';

export async function serveFaces(_server: FastifyInstance): Promise<void> {}
