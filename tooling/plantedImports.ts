/** A file to plant, and what stands in it. The imports are those that people would write. */
export type Planted = readonly [file: string, text: string];

/** By rule of .dependency-cruiser.mjs: what it must refuse, in every way of importing. */
export const BREACHES: Record<string, readonly Planted[]> = {
  'no-cycles': [['shell/src/a.ts', "import './aBack.ts';"]],
  'frontend-stands-alone': [
    ['mf-checkin/src/a.ts', "import '@spire/mf-tools/src/remote.ts';"],
    ['mf-checkin/src/b.ts', "import '../../shell/src/useSignOut.ts';"],
    ['mf-checkin/src/c.ts', "import type { Vault } from '@spire/graph-kit/sealing/vault';"],
    ['mf-two-words/src/a.ts', "import('@spire/mf-tools/src/remote.ts');"],
    ['shell/src/b.ts', "import('@spire/mf-tools/src/remote.ts');"],
    ['shell/src/c.ts', "export type * from '@spire/graph-kit/errors';"],
  ],
  'packages-know-no-app': [
    ['packages/ui/src/a.ts', "import '../../../shell/src/useSignOut.ts';"],
    ['packages/content/src/a.ts', "import type { Vault } from '@spire/graph-kit/sealing/vault';"],
  ],
  'design-knows-no-data': [
    ['packages/ui/src/c.ts', "import { useRead } from '@spire/client';"],
    ['packages/ui/src/d.ts', "import type { Loaded } from '@spire/client';"],
    ['packages/ui/src/e.ts', "import { problemOf } from '@spire/client/problems';"],
    ['packages/ui/src/f.ts', "import { useForm } from '@spire/remote-kit/form';"],
    ['packages/ui/src/g.ts', "import { AiChoice } from '@spire/written/AiChoice';"],
  ],
  'domain-is-pure': [
    ['packages/domain/src/a.ts', "import '@spire/language/phrases';"],
    ['packages/domain/src/b.ts', "import type { GraphQLError } from 'graphql';"],
    ['packages/domain/src/c.ts', "import 'node:crypto';"],
  ],
  'language-stands-on-the-domain': [
    ['language/src/a.ts', "import '@spire/content/seen';"],
    ['language/training/a.ts', "import type {} from '@spire/graph-kit/errors';"],
  ],
  'trained-before-it-runs': [['graph/subgraph-ai/src/trains.ts', "import '../../../language/training/train.ts';"]],
  'subgraph-stands-alone': [
    ['graph/subgraph-user/src/a.ts', "import '@spire/subgraph-wellbeing/database';"],
    ['graph/subgraph-user/src/b.ts', "import '@spire/gateway/environment';"],
    ['graph/subgraph-user/src/c.ts', "import '@spire/i18n';"],
    ['graph/subgraph-two-words/src/a.ts', "import type {} from '@spire/subgraph-user/database';"],
  ],
  'kit-knows-no-subgraph': [
    ['graph/kit/src/a.ts', "import '@spire/subgraph-user/database';"],
    ['graph/kit/src/b.ts', "import '@spire/i18n';"],
  ],
  'kit-holds-no-product': [
    ['graph/kit/src/f.ts', "import { GOOD_NOW } from '@spire/domain/options';"],
    ['graph/kit/src/g.ts', "import type { LevelId } from '@spire/domain/growth';"],
    ['graph/kit/src/h.ts', "import { crisisHelp } from '@spire/content/crisisHelp';"],
    ['graph/kit/src/testing/a.ts', "import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';"],
  ],
  'shared-knows-no-subgraph': [
    ['graph/shared/src/a.ts', "import '@spire/subgraph-user/database';"],
    ['graph/shared/src/b.ts', "import type {} from '@spire/gateway/environment';"],
    ['graph/shared/src/c.ts', "import '@spire/i18n';"],
  ],
  'part-knows-no-gateway': [
    ['graph/rest/src/a.ts', "import type { Gateway } from '@spire/gateway/gateway';"],
    ['graph/rest/src/b.ts', "import '../../gateway/src/rateLimits.ts';"],
    ['graph/privacy/src/a.ts', "import { registerRest } from '@spire/rest';"],
    ['graph/privacy/src/b.ts', "import '@spire/subgraph-user/database';"],
    ['graph/router-signer/src/a.ts', "import '@spire/gateway/environment';"],
  ],
  'one-door-to-a-part': [
    ['graph/gateway/src/j.ts', "import '../../rest/src/routes.ts';"],
    ['graph/rest/src/c.ts', "import { readExport } from '../../privacy/src/readExport.ts';"],
    ['local/src/f.ts', "import type {} from '../../graph/privacy/src/exportPage.ts';"],
    ['ops/src/a.ts', "import('../../graph/router-signer/src/routerSigner.ts');"],
  ],
  'server-knows-no-browser': [
    ['graph/gateway/src/a.ts', "import '@spire/ui/AppFrame';"],
    ['graph/gateway/src/b.ts', "import type {} from '@spire/client';"],
    ['local/src/a.ts', "import '@spire/remote-kit/form';"],
  ],
  'graph-knows-no-upper-workspace': [
    ['graph/gateway/src/g.ts', "import '../../../services/src/dataFolder.ts';"],
    ['graph/gateway/src/h.ts', "import type {} from '../../../local/src/freePort.ts';"],
    ['graph/gateway/src/i.ts', "import('../../../ops/src/migrate.ts');"],
  ],
  'services-know-no-upper-workspace': [
    ['services/src/a.ts', "import '../../local/src/freePort.ts';"],
    ['services/src/b.ts', "import '../../ops/src/migrate.ts';"],
  ],
  'supabase-stands-alone': [
    ['services/supabase/src/a.ts', "import '../../src/dataFolder.ts';"],
    ['services/supabase/src/b.ts', "import type { Vault } from '@spire/graph-kit/sealing/vault';"],
  ],
  'local-knows-no-operator': [['local/src/e.ts', "import '../../ops/src/migrate.ts';"]],
  'one-door-to-prisma': [
    ['graph/subgraph-user/src/d.ts', "import '@prisma/client';"],
    ['graph/subgraph-user/src/memory/a.service.ts', "import type { PrismaClient } from '@prisma/client';"],
    ['graph/subgraph-user/src/e.ts', "import type { PrismaClient } from './generated/client.ts';"],
    ['graph/kit/src/c.ts', "import '@prisma/adapter-pg';"],
    ['graph/gateway/src/c.ts', "import '@prisma/client/runtime/client';"],
    ['shell/src/a.store.ts', "import '@prisma/client';"],
  ],
  'one-door-to-postgres': [
    ['graph/subgraph-user/src/b.store.ts', "import pg from 'pg';"],
    ['graph/gateway/src/d.ts', "import type { Pool } from 'pg';"],
  ],
  'one-door-to-supabase': [
    ['shell/src/d.ts', "import { createClient } from '@supabase/supabase-js';"],
    ['mf-tools/src/a.ts', "import type { Session } from '@supabase/auth-js';"],
    ['packages/client/src/a.ts', "import('@supabase/supabase-js');"],
    ['graph/gateway/src/e.ts', "import '@supabase/supabase-js';"],
  ],
  'one-door-to-apollo-client': [
    ['mf-tools/src/b.ts', "import { gql } from '@apollo/client';"],
    ['mf-tools/src/c.ts', "import { useQuery } from '@apollo/client/react';"],
    ['shell/src/e.ts', "import type { ApolloCache } from '@apollo/client/cache';"],
    ['shell/src/k.ts', "export type Cache = import('@apollo/client').ApolloCache;"],
    ['shell/src/l.ts', "export { gql } from '@apollo/client';"],
    ['shell/src/m.ts', "export const load = () => require('@apollo/client/core') as unknown;"],
    ['packages/testing/src/a.ts', "import { MockLink } from '@apollo/client/testing';"],
  ],
  'one-door-to-the-sealed-store': [['packages/client/src/store/aStore.ts', "import { openDB } from 'idb';"]],
  'one-door-to-the-router': [
    ['mf-tools/src/d.ts', "import { Link } from 'react-router-dom';"],
    ['mf-tools/src/e.ts', "import { Link } from 'react-router';"],
    ['mf-tools/src/f.ts', "import { RouterProvider } from 'react-router/dom';"],
    ['packages/ui/src/b.ts', "import type { LinkProps } from 'react-router-dom';"],
  ],
  'one-door-to-openai': [
    ['graph/subgraph-ai/src/a.ts', "import OpenAI from 'openai';"],
    ['graph/subgraph-ai/src/b.ts', "import { zodResponseFormat } from 'openai/helpers/zod';"],
    ['graph/subgraph-user/src/a.adapter.ts', "import type OpenAI from 'openai';"],
  ],
  'guard-is-loaded-later': [
    ['graph/subgraph-ai/src/c.ts', "import { guardProblems } from './guard/guard.ts';"],
    ['graph/subgraph-ai/src/d.ts', "export { memorySuggestion } from './builtIn/suggestion/memorySuggestion.ts';"],
  ],
  'no-test-code-in-products': [
    ['shell/src/f.ts', "import '@spire/testing/pageBench';"],
    ['shell/src/g.ts', "import { render } from '@testing-library/react';"],
    ['shell/src/h.ts', "import '../../e2e/journeys/texts.ts';"],
    ['graph/kit/src/d.ts', "import './testing/asOwner.ts';"],
    ['graph/kit/src/e.ts', "import './errors.test.ts';"],
    ['graph/gateway/src/f.ts', "import fc from 'fast-check';"],
    ['local/src/b.ts', "import type { Page } from '@playwright/test';"],
    ['local/src/c.ts', "import { jest } from '@jest/globals';"],
    ['local/src/d.ts', "import '@spire/tooling/remotes.ts';"],
  ],
  'no-unresolved': [
    ['shell/src/i.ts', "import './nowhere.ts';"],
    ['shell/src/j.ts', "import type {} from '@spire/ui/Nowhere';"],
  ],
};

/** By rule: allowed imports that resemble its breach, those through the intended door among them. */
export const ALLOWED: Record<string, readonly Planted[]> = {
  'no-cycles': [['shell/src/allowedOneWay.ts', "import './useSignOut.ts';"]],
  'frontend-stands-alone': [
    ['mf-checkin/src/allowed.ts', "import '@spire/ui/AppFrame';\nimport 'react';\nimport './remote.ts';"],
    ['shell/src/allowed.ts', "import '@spire/remote-kit';"],
  ],
  'packages-know-no-app': [['packages/ui/src/allowed.ts', "import '@spire/i18n';"]],
  'design-knows-no-data': [
    [
      'packages/ui/src/allowedDesign.ts',
      "import '@spire/domain/limits';\nimport '@spire/remote-kit';\nimport { common } from '@spire/i18n';",
    ],
  ],
  'domain-is-pure': [
    ['packages/domain/src/allowed.ts', "import './dates.ts';"],
    ['packages/domain/src/allowed.test.ts', "import 'node:fs';"],
  ],
  'language-stands-on-the-domain': [['language/src/allowed.ts', "import '@spire/domain/lists';"]],
  'trained-before-it-runs': [['language/training/allowed.ts', "import './train.ts';"]],
  'subgraph-stands-alone': [
    [
      'graph/subgraph-user/src/allowed.ts',
      "import '@spire/graph-kit/errors';\nimport '@spire/graph-shared/optionEnums';\nimport '@spire/language/phrases';",
    ],
  ],
  'kit-knows-no-subgraph': [['graph/kit/src/allowed.ts', "import '@spire/domain/dates';\nimport 'node:fs';"]],
  'kit-holds-no-product': [
    ['graph/kit/src/allowedGeneric.ts', "import '@spire/domain/limits';\nimport '@spire/domain/uuid';"],
  ],
  'shared-knows-no-subgraph': [
    [
      'graph/shared/src/allowed.ts',
      "import '@spire/graph-kit/errors';\nimport { GOALS } from '@spire/domain/options';",
    ],
  ],
  'part-knows-no-gateway': [
    ['graph/rest/src/allowed.ts', "import { readExport } from '@spire/privacy';\nimport '@spire/i18n';"],
    ['graph/privacy/src/allowed.ts', "import '@spire/graph-shared/export/exportDocument';"],
  ],
  'one-door-to-a-part': [
    ['graph/gateway/src/allowedDoor.ts', "import { registerRest } from '@spire/rest';"],
    ['graph/rest/src/allowedOwn.ts', "import './routes.ts';"],
    ['ops/src/allowedDoor.ts', "import('@spire/router-signer');"],
  ],
  'server-knows-no-browser': [
    ['graph/gateway/src/allowed.ts', "import '@spire/i18n';"],
    ['graph/playground/src/allowed.ts', "import '@spire/client/config';"],
  ],
  'graph-knows-no-upper-workspace': [['graph/gateway/src/allowedKit.ts', "import '@spire/graph-kit/errors';"]],
  'services-know-no-upper-workspace': [['services/src/allowed.ts', "import '@spire/gateway/environment';"]],
  'supabase-stands-alone': [
    ['services/supabase/src/allowed.ts', "import '@spire/domain/limits';"],
    ['services/supabase/src/allowed.test.ts', "import '@spire/graph-kit/errors';"],
  ],
  'local-knows-no-operator': [['local/src/allowed.ts', "import '../../services/src/dataFolder.ts';"]],
  'one-door-to-prisma': [
    ['graph/subgraph-user/src/allowed.store.ts', "import type { PrismaClient } from './generated/client.ts';"],
    ['graph/kit/src/database/prismaTransactions.ts', "import { PrismaPg } from '@prisma/adapter-pg';"],
  ],
  'one-door-to-postgres': [
    ['graph/kit/src/allowedPool.ts', "import pg from 'pg';"],
    ['graph/subgraph-user/src/allowed.test.ts', "import pg from 'pg';"],
  ],
  'one-door-to-supabase': [
    ['packages/client/src/authClient.ts', "import { createClient } from '@supabase/supabase-js';"],
    ['graph/gateway/src/allowed.test.ts', "import { createClient } from '@supabase/supabase-js';"],
  ],
  'one-door-to-apollo-client': [['packages/client/src/allowed.ts', "import { useQuery } from '@apollo/client/react';"]],
  'one-door-to-the-sealed-store': [['packages/client/src/store/sealedStore.ts', "import { openDB } from 'idb';"]],
  'one-door-to-the-router': [
    ['packages/remote-kit/src/allowed.ts', "export { Link } from 'react-router-dom';"],
    ['packages/testing/src/allowed.ts', "import 'react-router/dom';"],
    ['shell/src/allowedRoutes.ts', "import { createBrowserRouter } from 'react-router-dom';"],
  ],
  'one-door-to-openai': [['graph/subgraph-ai/src/provider/allowed.adapter.ts', "import OpenAI from 'openai';"]],
  'guard-is-loaded-later': [
    [
      'graph/subgraph-ai/src/allowedLater.ts',
      "import type { GuardExtras } from './guard/guard.ts';\nexport const load = () => import('./guard/guard.ts');",
    ],
  ],
  'no-test-code-in-products': [
    [
      'shell/src/allowed.test.tsx',
      "import { render } from '@testing-library/react';\nimport '@spire/testing/pageBench';",
    ],
    ['graph/kit/src/testing/allowed.ts', "import fc from 'fast-check';"],
  ],
  'no-unresolved': [['shell/src/allowedTypes.ts', "import type {} from '@spire/ui/AppFrame';"]],
};
