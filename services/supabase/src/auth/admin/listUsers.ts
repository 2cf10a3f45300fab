import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuthContext } from '../authContext.ts';
import { validationFailed } from '../http/authError.ts';
import { queryText } from '../http/caller.ts';
import { AUDIENCE, USER_COLUMNS, userDocument } from '../users/users.ts';
import type { UserRow } from '../users/users.ts';

const DEFAULT_PER_PAGE = 50;
const MOST_PER_PAGE = 1000;

function pageNumber(request: FastifyRequest, name: string, fallback: number): number {
  const given = queryText(request, name);
  if (given === '') return fallback;
  if (!/^\d{1,9}$/.test(given)) {
    const detail = `strconv.ParseUint: parsing ${JSON.stringify(given)}: invalid syntax`;
    throw validationFailed(`Bad Pagination Parameters: ${detail}`);
  }
  return Number(given) || fallback;
}

/** Newest first unless the request says otherwise; nothing but the moment of creation can be sorted by. */
function direction(request: FastifyRequest): 'asc' | 'desc' {
  const sort = queryText(request, 'sort');
  const [field, order = 'desc'] = sort.toLowerCase().split(' ', 2);
  if (sort === '') return 'desc';
  if (field !== 'created_at') throw validationFailed(`Bad Sort Parameters: bad field for sort '${field ?? ''}'`);
  if (order !== 'asc' && order !== 'desc')
    throw validationFailed(`Bad Sort Parameters: bad direction for sort '${order}', only 'asc' and 'desc' allowed`);
  return order;
}

/** Links as the client reads them: `page` has to be the first parameter of each. */
function pageLinks(request: FastifyRequest, page: number, lastPage: number): string {
  const url = new URL(request.url, 'http://localhost');
  url.searchParams.delete('page');
  const link = (to: number, relation: string) =>
    `<${url.pathname}?${new URLSearchParams([['page', String(to)], ...url.searchParams]).toString()}>; rel="${relation}"`;
  return [...(lastPage > page ? [link(page + 1, 'next')] : []), link(lastPage, 'last')].join(', ');
}

/** One page of all accounts. */
export async function listUsers(context: AuthContext, request: FastifyRequest, reply: FastifyReply) {
  const page = pageNumber(request, 'page', 1);
  const perPage = Math.min(pageNumber(request, 'per_page', DEFAULT_PER_PAGE), MOST_PER_PAGE);
  const order = direction(request);
  const filter = queryText(request, 'filter').replaceAll('\0', '');
  const matching = `strpos(u.email, $1) > 0 or strpos(lower(u.raw_user_meta_data ->> 'full_name'), lower($1)) > 0`;
  const where = filter === '' ? `$1::text = ''` : matching;
  const counted = await context.database.query<{ total: number }>(
    `select count(*)::integer as total from auth.users u where ${where}`,
    [filter],
  );
  const found = await context.database.query<UserRow>(
    `select ${USER_COLUMNS} from auth.users u where ${where}
      order by u.created_at ${order}, u.id ${order} limit $2 offset $3`,
    [filter, perPage, (page - 1) * perPage],
  );
  const total = counted.rows[0]?.total ?? 0;
  void reply.headers({
    'X-Total-Count': String(total),
    Link: pageLinks(request, page, Math.ceil(total / perPage)),
  });
  return { users: found.rows.map(userDocument), aud: AUDIENCE };
}
