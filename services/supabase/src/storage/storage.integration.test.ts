import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { callStorage, clientWith, serviceKeyOf } from './testing/storagePersons.ts';

let stack: TestStack;
let service: ReturnType<typeof clientWith>;
let bucket: string;

beforeAll(async () => {
  stack = await startTestStack();
  service = clientWith(stack, serviceKeyOf(stack));
  bucket = `bucket-${randomUUID()}`;
  expect((await service.storage.createBucket(bucket, { public: false })).error).toBeNull();
});
afterAll(async () => {
  await service.storage.emptyBucket(bucket);
  expect((await service.storage.deleteBucket(bucket)).error).toBeNull();
  await stack.stop();
});

const files = () => service.storage.from(bucket);
const text = (content: string) => new Blob([content], { type: 'text/plain' });
const asService = (address: string, init: Parameters<typeof callStorage>[2] = {}) =>
  callStorage(stack, address, { token: service.token, ...init });

/** An upload of ten bytes that has sent five. */
function halfUpload(name: string): { finish: () => Promise<number | undefined> } {
  const sending = request(`${stack.url}/storage/v1/object/${bucket}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.token}`, 'content-type': 'text/plain', 'content-length': 10 },
  });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  sending.write('01234');
  return {
    finish: () => {
      sending.end('56789');
      return answered;
    },
  };
}

function draftCount(): number {
  const files = readdirSync(path.join(stack.dataFolder, 'storage'), { recursive: true });
  return files.filter((file) => path.basename(path.dirname(String(file))) === 'drafts').length;
}

/** A fresh object, and its name. */
async function uploaded(content = 'Ti tegn her', name = `${randomUUID()}/a.txt`): Promise<string> {
  expect((await files().upload(name, text(content), { upsert: true })).error).toBeNull();
  return name;
}

describe('a bucket', () => {
  it('is made, found, changed, emptied and deleted', async () => {
    const name = `short-lived-${randomUUID()}`;
    const { storage } = service;
    expect((await storage.createBucket(name, { public: true, fileSizeLimit: '1mb' })).data).toEqual({ name });
    expect((await storage.createBucket(name)).error).toMatchObject({
      message: 'The resource already exists',
      status: 400,
      statusCode: '409',
    });
    expect((await storage.updateBucket(name, { public: false, allowedMimeTypes: ['text/*'] })).error).toBeNull();
    const found = await storage.getBucket(name);
    expect(found.data).toMatchObject({ public: false, file_size_limit: 1e6, allowed_mime_types: ['text/*'] });
    const listed = await storage.listBuckets({
      search: name,
      limit: 5,
      offset: 0,
      sortColumn: 'name',
      sortOrder: 'desc',
    });
    expect(listed.data).toMatchObject([{ id: name, type: 'STANDARD' }]);

    await storage.from(name).upload('a/b.txt', text('x'));
    expect((await storage.deleteBucket(name)).error).toMatchObject({
      message: 'The bucket you tried to delete is not empty',
      statusCode: '409',
    });
    expect((await storage.emptyBucket(name)).error).toBeNull();
    expect((await storage.deleteBucket(name)).data).toEqual({ message: 'Successfully deleted' });
    expect((await storage.getBucket(name)).error).toMatchObject({ message: 'Bucket not found', statusCode: '404' });
  });

  it.each([
    [{ name: ' a' }, { statusCode: '400', code: 'InvalidBucketName', message: 'Bucket name invalid' }],
    [{ name: 'a/b' }, { code: 'InvalidBucketName' }],
    [{ name: 'x'.repeat(101) }, { code: 'InvalidBucketName' }],
    [{}, { statusCode: '400', message: "body must have required property 'name'" }],
    [
      { name: 'a', file_size_limit: 'much' },
      { message: 'Invalid file size format, hint: use 20GB / 20MB / 30KB / 3B' },
    ],
    [
      { name: 'a', file_size_limit: '1gb' },
      { statusCode: '413', code: 'EntityTooLarge' },
    ],
    [
      { name: 'a', allowed_mime_types: ['picture'] },
      { statusCode: '415', code: 'InvalidMimeType' },
    ],
  ])('cannot be made of %j', async (body, refusal) => {
    const answer = await asService('/bucket', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 400, body: refusal });
  });

  it('takes what fits its limits only', async () => {
    const name = `limited-${randomUUID()}`;
    await service.storage.createBucket(name, { public: false, fileSizeLimit: 10, allowedMimeTypes: ['text/plain'] });
    const limited = service.storage.from(name);
    expect((await limited.upload('ten', text('0123456789'))).error).toBeNull();
    expect((await limited.upload('eleven', text('0123456789a'))).error).toMatchObject({
      message: 'The object exceeded the maximum allowed size',
      statusCode: '413',
    });
    expect((await limited.upload('html', new Blob(['x'], { type: 'text/html' }))).error).toMatchObject({
      message: 'mime type text/html is not supported',
      statusCode: '415',
    });
    expect((await limited.list()).data?.map((each) => each.name)).toEqual(['ten']);
    await service.storage.emptyBucket(name);
    await service.storage.deleteBucket(name);
  });
});

describe('an object', () => {
  it('is uploaded once, replaced on request, and keeps what is said about it', async () => {
    const name = await uploaded('first');
    expect((await files().upload(name, text('second'))).error).toMatchObject({
      message: 'The resource already exists',
      statusCode: '409',
    });
    const again = await files().upload(name, text('second'), {
      upsert: true,
      metadata: { mood: 'glad' },
      cacheControl: '60',
    });
    expect(again.data).toMatchObject({ path: name, fullPath: `${bucket}/${name}` });
    expect(await (await files().download(name)).data?.text()).toBe('second');
    expect((await files().info(name)).data).toMatchObject({
      size: 6,
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      metadata: { mood: 'glad' },
      bucketId: bucket,
    });
    expect(
      (await files().update(name, Buffer.from('third'), { contentType: 'text/css', metadata: { a: 1 } })).error,
    ).toBeNull();
    expect((await files().info(name)).data).toMatchObject({ size: 5, contentType: 'text/css', metadata: { a: 1 } });
    expect((await files().exists(name)).data).toBe(true);
    expect((await files().exists('nothing')).data).toBe(false);
  });

  it('is moved, copied and removed', async () => {
    const name = await uploaded('content');
    const [moved, copied] = [`${name}.moved`, `${name}.copied`];
    expect((await files().move(name, moved)).data).toMatchObject({ message: 'Successfully moved' });
    expect((await files().copy(moved, copied)).data).toEqual({ path: `${bucket}/${copied}` });
    expect((await files().copy(moved, copied)).error).toMatchObject({ statusCode: '409' });
    expect((await files().move(moved, copied)).error).toMatchObject({ statusCode: '409' });
    expect((await files().move(name, `${name}.other`)).error).toMatchObject({ message: 'Object not found' });
    expect(await (await files().download(copied)).data?.text()).toBe('content');
    expect((await files().remove([moved, copied, 'nothing', '../x'])).data).toHaveLength(2);
    expect((await files().remove(['a\0'])).error).toMatchObject({ statusCode: '400' });
    expect((await files().download(copied)).error).toMatchObject({ statusCode: '404' });
    expect(await asService(`/object/${bucket}/${name}`, { method: 'DELETE' })).toMatchObject({
      status: 400,
      body: { statusCode: '404', error: 'not_found', code: 'NoSuchKey', message: 'Object not found' },
    });
  });

  it('is listed by folder, page by page, in any order', async () => {
    const folder = randomUUID();
    for (const name of ['b.txt', 'A.txt', 'sub/x.txt', 'sub/y.txt']) await uploaded(name, `${folder}/${name}`);
    const names = async (...[path, options]: Parameters<ReturnType<typeof files>['list']>) =>
      (await files().list(path, options)).data?.map(({ name, id }) => (id === null ? `${name}/` : name));
    expect(await names(folder)).toEqual(['A.txt', 'b.txt', 'sub/']);
    expect(await names(folder, { sortBy: { column: 'name', order: 'desc' } })).toEqual(['sub/', 'b.txt', 'A.txt']);
    expect(await names(folder, { sortBy: { column: 'created_at', order: 'asc' } })).toEqual(['sub/', 'b.txt', 'A.txt']);
    expect(await names(folder, { limit: 1, offset: 1 })).toEqual(['b.txt']);
    expect(await names(folder, { search: 'a' })).toEqual(['A.txt']);
    expect(await names(`${folder}/sub`)).toEqual(['x.txt', 'y.txt']);
    expect(await names('%')).toEqual([]);

    const seen: string[] = [];
    for (let cursor: string | undefined, hasNext = true; hasNext;) {
      const options = {
        prefix: `${folder}/`,
        with_delimiter: true,
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      };
      const { data } = await files().listV2(options);
      for (const { name } of [...(data?.folders ?? []), ...(data?.objects ?? [])])
        seen.push(name.replace(`${folder}/`, ''));
      cursor = data?.nextCursor;
      hasNext = data?.hasNext === true;
    }
    expect(seen.sort()).toEqual(['A.txt', 'b.txt', 'sub/']);
    expect((await files().listV2({ cursor: 'forged' })).error).toMatchObject({ statusCode: '400' });
  });

  it('is sent in parts, and not at all to whoever has it', async () => {
    const name = await uploaded('0123456789');
    const read = (headers: Record<string, string>) => asService(`/object/authenticated/${bucket}/${name}`, { headers });
    const whole = await read({});
    const etag = whole.headers.get('etag') ?? '';
    expect(whole.headers.get('cache-control')).toBe('max-age=3600');
    expect(whole.headers.get('vary')).toBe('authorization');
    expect(await read({ range: 'bytes=2-4' })).toMatchObject({ status: 206, text: '234' });
    expect((await read({ range: 'bytes=-3' })).headers.get('content-range')).toBe('bytes 7-9/10');
    expect(await read({ range: 'bytes=20-' })).toMatchObject({ status: 416, body: { code: 'InvalidRange' } });
    expect(await read({ 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await read({ 'if-none-match': '"other"' })).toMatchObject({ status: 200, text: '0123456789' });
    const head = await fetch(`${stack.url}/storage/v1/object/${bucket}/${name}`, {
      method: 'HEAD',
      headers: { authorization: `Bearer ${service.token}` },
    });
    expect(head.headers.get('content-length')).toBe('10');
  });

  it('is kept by its readers as long as its upload says, and a copy as long as the copying says', async () => {
    const name = randomUUID();
    const put = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain', 'cache-control': 'max-age=60' } };
    await asService(`/object/${bucket}/${name}`, put);
    const rule = async (method = 'GET') => {
      const answer = await asService(`/object/authenticated/${bucket}/${name}`, { method });
      return [answer.headers.get('cache-control'), answer.headers.get('vary')];
    };
    expect(await rule()).toEqual(['max-age=60', 'authorization']);
    expect(await rule('HEAD')).toEqual(['max-age=60', 'authorization']);
    await asService('/object/copy', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-upsert': 'true' },
      body: JSON.stringify({
        bucketId: bucket,
        sourceKey: name,
        destinationKey: name,
        copyMetadata: false,
        metadata: { cacheControl: 'max-age=604800', mimetype: 'text/plain' },
      }),
    });
    expect(await rule()).toEqual(['max-age=604800', 'authorization']);
  });

  it('answers as the model does where a client asks in an unusual way', async () => {
    const name = await uploaded('0123456789');
    const ask = (address: string, init: RequestInit) => fetch(`${stack.url}/storage/v1${address}`, init);
    const authorization = `Bearer ${service.token}`;
    const info = await ask(`/object/info/${bucket}/${name}`, { method: 'HEAD', headers: { authorization } });
    expect([info.status, await info.text()]).toEqual([200, '']);
    const whole = await asService(`/object/authenticated/${bucket}/${name}`);
    expect(info.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(info.headers.get('etag')).toBe(whole.headers.get('etag'));
    expect(info.headers.get('last-modified')).toBe(whole.headers.get('last-modified'));
    const missing = await ask(`/object/info/${bucket}/nothing`, { method: 'HEAD', headers: { authorization } });
    expect(missing.status).toBe(400);
    const signed = await ask(`/object/upload/sign/${bucket}/${randomUUID()}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'text/plain' },
    });
    expect([signed.status, await signed.json()]).toEqual([200, { url: expect.any(String), token: expect.any(String) }]);
    const nobody = await ask(`/object/authenticated/${bucket}/${name}`, {});
    expect([nobody.status, await nobody.json()]).toEqual([
      400,
      {
        statusCode: '400',
        code: 'InvalidRequest',
        error: 'Error',
        message: "headers must have required property 'authorization'",
      },
    ]);
    const { error } = await files().createSignedUrl(name, 60, { transform: { width: 10 } });
    expect(error).toMatchObject({ statusCode: '403' });
    expect((await files().createSignedUrl(name, 60)).error).toBeNull();
  });

  it('is made once when many want to, and keeps one content when all may', async () => {
    const name = `${randomUUID()}/contested.txt`;
    const many = Array.from({ length: 8 }, (_each, index) => text(`content ${index}`));
    const once = await Promise.all(many.map((content) => files().upload(name, content)));
    expect(once.filter(({ error }) => error === null)).toHaveLength(1);
    const over = await Promise.all(many.map((content) => files().upload(name, content, { upsert: true })));
    expect(over.every(({ error }) => error === null)).toBe(true);
    expect(await (await files().download(name)).data?.text()).toMatch(/^content \d$/);
  });

  it('is made by one of two who send it at the same time', async () => {
    const name = `${randomUUID()}/same.txt`;
    const [one, two] = [halfUpload(name), halfUpload(name)];
    while (draftCount() < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    const statuses = await Promise.all([one.finish(), two.finish()]);
    expect(statuses.sort()).toEqual([200, 400]);
  });

  it('says about itself only what can be stored and sent', async () => {
    const name = await uploaded();
    const metadata = (value: string) =>
      asService(`/object/${bucket}/${name}`, {
        method: 'PUT',
        body: 'x',
        headers: { 'content-type': 'text/plain', 'x-metadata': Buffer.from(value).toString('base64') },
      });
    for (const value of ['{"a":"\\u0000"}', '["list"]', `${'{"a":'.repeat(40)}1${'}'.repeat(40)}`])
      expect(await metadata(value)).toMatchObject({ status: 400, body: { code: 'InvalidRequest' } });
    const copying = await asService('/object/copy', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        bucketId: bucket,
        sourceKey: name,
        destinationKey: `${name}.copy`,
        copyMetadata: false,
        metadata: { mimetype: 'text/plain\r\nset-cookie: a=b' },
      }),
    });
    expect(copying).toMatchObject({ status: 400 });
  });

  it('can be as empty as a placeholder', async () => {
    const name = await uploaded('', `${randomUUID()}/.emptyFolderPlaceholder`);
    expect((await files().download(name)).data?.size).toBe(0);
  });
});

describe('a signed address', () => {
  it('opens one object for reading, for a while', async () => {
    const name = await uploaded('secret');
    const other = await uploaded('other');
    const { data } = await files().createSignedUrl(name, 60, { download: 'brev.txt' });
    const address = data?.signedUrl ?? '';
    const answer = await fetch(address);
    expect(await answer.text()).toBe('secret');
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''brev.txt");
    expect(answer.headers.get('expires')).not.toBeNull();
    expect(answer.headers.get('cache-control')).toMatch(/^private, max-age=(60|5\d)$/);

    const { body } = await asService(address.slice(`${stack.url}/storage/v1`.length).replace(name, other));
    expect(body).toMatchObject({ statusCode: '400', code: 'InvalidSignature', message: 'Invalid signature' });
    const many = await files().createSignedUrls([name, 'nothing'], 60);
    expect(many.data?.[0]?.error).toBeNull();
    expect(many.data?.[1]).toMatchObject({
      error: 'Either the object does not exist or you do not have access to it',
      signedUrl: null,
    });
    expect((await files().createSignedUrl('nothing', 60)).error).toMatchObject({ message: 'Object not found' });
    expect((await files().createSignedUrl(name, 0)).error).toMatchObject({ statusCode: '400' });

    const brief = await files().createSignedUrl(name, 1);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const late = await fetch(brief.data?.signedUrl ?? '');
    expect(await late.json()).toMatchObject({ code: 'InvalidJWT', message: '"exp" claim timestamp check failed' });
  });

  it('opens one place for writing, and only for what it was made for', async () => {
    const name = `${randomUUID()}/signed.txt`;
    const { data } = await files().createSignedUploadUrl(name);
    const token = data?.token ?? '';
    const anonymous = clientWith(stack, stack.anonKey).storage.from(bucket);
    expect((await anonymous.uploadToSignedUrl('elsewhere', token, text('x'))).error).toMatchObject({
      statusCode: '400',
    });
    expect((await anonymous.uploadToSignedUrl(name, token, text('once'))).error).toBeNull();
    expect((await anonymous.uploadToSignedUrl(name, token, text('twice'))).error).toMatchObject({ statusCode: '409' });
    const over = await files().createSignedUploadUrl(name, { upsert: true });
    expect((await anonymous.uploadToSignedUrl(name, over.data?.token ?? '', text('over'))).error).toBeNull();
    expect(await (await files().download(name)).data?.text()).toBe('over');

    const reading = await asService(`/object/sign/${bucket}/${name}?token=${token}`);
    expect(reading.body).toMatchObject({ code: 'InvalidSignature', message: 'Token is not scoped for download' });
    for (const forged of ['x', service.token, `${token}x`]) {
      const answer = await asService(`/object/sign/${bucket}/${name}?token=${forged}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'InvalidJWT' } });
    }
  });
});

describe('a public bucket', () => {
  it('is read by anybody, and what it holds cannot run at our origin', async () => {
    const name = `public-${randomUUID()}`;
    await service.storage.createBucket(name, { public: true });
    const open = service.storage.from(name);
    const page = '<script>alert(1)</script>';
    await open.upload('page.html', new Blob([page], { type: 'text/html' }));
    await open.upload('drawing.svg', new Blob(['<svg/>'], { type: 'image/svg+xml' }));
    const html = await fetch(open.getPublicUrl('page.html', { download: true }).data.publicUrl);
    expect(await html.text()).toBe(page);
    expect(html.headers.get('content-type')).toMatch('text/plain');
    expect(html.headers.get('content-disposition')).toBe('attachment;');
    const svg = await fetch(`${stack.url}/storage/v1/object/${name}/drawing.svg`);
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    expect(svg.headers.get('cache-control')).toBe('max-age=3600');
    await open.upload('code.js', new Blob(['alert(1)'], { type: 'text/javascript' }));
    const code = await fetch(open.getPublicUrl('code.js').data.publicUrl);
    expect(code.headers.get('content-type')).toMatch('text/plain');
    for (const { headers } of [html, svg, code]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    }
    const closed = await uploaded();
    for (const part of ['/public', ''])
      expect((await callStorage(stack, `/object${part}/${bucket}/${closed}`)).body).toMatchObject({
        code: 'NoSuchBucket',
      });
    await service.storage.emptyBucket(name);
    await service.storage.deleteBucket(name);
  });
});

describe('a name', () => {
  const put = (name: string) =>
    asService(`/object/${bucket}/${name}`, { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } });

  it('may be 1,024 bytes long', async () => {
    expect((await put(`${randomUUID()}/${'x'.repeat(987)}`)).status).toBe(200);
  });

  it.each(['..%2f..%2fetc', 'a%2f..%2fb', 'a%00b', '%F0%9F%8C%B1', '%E2%80%AEgpj.exe', 'a//b', 'a/', 'x'.repeat(1025)])(
    'is not %s',
    async (name) => {
      expect(await put(name)).toMatchObject({ status: 400, body: { statusCode: '400', code: 'InvalidKey' } });
    },
  );

  it('that is not well-formed is refused by the server', async () => {
    expect((await put('%ff')).status).toBe(400);
  });
});

describe('what is not offered', () => {
  it.each(['/render/image/public/a/b', '/upload/resumable', '/s3', '/iceberg/v1/config', '/vector/ListVectorBuckets'])(
    '%s',
    async (address) => {
      expect(await asService(address, { method: 'POST' })).toMatchObject({
        status: 404,
        body: { statusCode: '404', error: 'Not Found', message: `Route POST:${address} not found` },
      });
    },
  );
});

describe('the service', () => {
  it('is asked from any origin, and for its state', async () => {
    const preflight = await asService('/object/x/y', {
      method: 'OPTIONS',
      headers: { origin: 'https://other.example' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-upsert');
    expect((await callStorage(stack, '/status')).status).toBe(200);
    expect((await callStorage(stack, '/health')).body).toEqual({ healthy: true });
  });

  it.each([
    ['an empty token', '', 'Invalid Compact JWS'],
    ['no token', 'rubbish', 'Invalid Compact JWS'],
    ['a token of somebody else', 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.aaaa', /./],
    ['a token of nobody', 'eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.', /./],
  ])('refuses %s', async (_what, token, message) => {
    const answer = await callStorage(stack, '/bucket', { token });
    expect(answer).toMatchObject({
      status: 400,
      body: { statusCode: '403', error: 'Unauthorized', code: 'AccessDenied' },
    });
    expect(answer.body['message']).toMatch(message);
  });
});
