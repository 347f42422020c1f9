/** The API described by its own schemas: OpenAPI, and a page to read it. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from './fastify-app.ts';

export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Cartagena',
        version: '3',
        description:
          'Tables to play Cartagena at. Browsers are known by a cookie from GET /api/me, programs by a token from POST /api/me/token. Everything that is not done is answered with {code, text, field?, seq?}. Any POST at a table can have an Idempotency-Key: its repetition is answered the same and done once.',
      },
      tags: [
        { name: 'me', description: 'Who you are' },
        { name: 'notices', description: 'Be told that it is your turn' },
        { name: 'tables', description: 'Open, find and join tables' },
        { name: 'play', description: 'Play' },
        { name: 'daily', description: 'Leaderboards of the deal of the day' },
      ],
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: 'cartagena' },
          token: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ cookie: [] }, { token: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
