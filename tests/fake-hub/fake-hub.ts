import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the hub serves, and how it differs from the real hub; by default it does not differ. */
export interface HubBehaviour {
  /** The repository's files. */
  files: Readonly<Record<string, Buffer>>;
  /** `user/repo`. */
  repository: string;
  /** Overrides the hash that the hub states; `null`: the hub states none. */
  sha256?: string | null;
  /** Overrides the size that the hub states. */
  size?: number;
  /** The status of all the hub's responses. */
  status?: number;
  /** The storage closes its first connections after these numbers of bytes. */
  cuts?: readonly number[];
  /** How the storage closes these connections; `end` by default. */
  cut?: 'end' | 'destroy' | 'resetAndDestroy';
  /** Awaited before the storage closes a connection. `sent` is how many bytes of the file the client then has. */
  beforeCut?(sent: number): Promise<unknown>;
  /** Changes the storage's origin in redirects. */
  storage?(origin: string): string;
  /** The storage ignores range requests and sends the whole file. */
  ignoresRange?: boolean;
}

export interface FakeHub {
  url: string;
  /** Requests so far, as `GET /path bytes=5-`; requests to the storage begin with `storage`. */
  requests: string[];
  /** The `authorization` headers that each of the two servers received. */
  authorizations: { hub: string[]; storage: string[] };
  behaviour: HubBehaviour;
  close(): Promise<void>;
}

/** A model hub on loopback. It redirects to a storage on another port, as the real hub redirects to another host. */
export async function startFakeHub(behaviour: HubBehaviour): Promise<FakeHub> {
  const storage = createServer((request, response) => serveFile(hub, request, response));
  const hubServer = createServer((request, response) => serveHub(hub, storageUrl, request, response));
  const storageUrl = await listen(storage);
  const hub: FakeHub = {
    url: await listen(hubServer),
    requests: [],
    authorizations: { hub: [], storage: [] },
    behaviour,
    async close() {
      for (const server of [hubServer, storage]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
  return hub;
}

function sha256Of(file: Buffer): string {
  return createHash('sha256').update(file).digest('hex');
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function serveHub(
  hub: FakeHub,
  storageUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { behaviour } = hub;
  const { repository, files, status } = behaviour;
  const path = request.url ?? '';
  hub.requests.push(`${request.method} ${path}`);
  if (request.headers.authorization) hub.authorizations.hub.push(request.headers.authorization);
  const json = (body: object, code = 200) => {
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  if (status !== undefined) {
    json({ error: 'no' }, status);
    return;
  }
  if (path === `/api/models/${repository}?blobs=true`) {
    const siblings = Object.entries(files).map(([rfilename, file]) => {
      const { sha256 = sha256Of(file), size = file.length } = behaviour;
      return { rfilename, size, ...(sha256 !== null && { lfs: { sha256, size, pointerSize: 134 } }) };
    });
    json({ siblings });
    return;
  }
  const name = decodeURIComponent(path.replace(`/${repository}/resolve/main/`, ''));
  if (files[name] === undefined) {
    json({ error: 'Entry not found' }, 404);
    return;
  }
  const location = `${behaviour.storage?.(storageUrl) ?? storageUrl}/${encodeURIComponent(name)}?signature=for-get-alone`;
  response.writeHead(302, { location }).end();
}

function serveFile(hub: FakeHub, request: IncomingMessage, response: ServerResponse): void {
  const { behaviour } = hub;
  const { range } = request.headers;
  hub.requests.push(`storage ${request.method}${range ? ` ${range}` : ''}`);
  if (request.headers.authorization) hub.authorizations.storage.push(request.headers.authorization);
  const name = decodeURIComponent(new URL(request.url ?? '', 'http://storage').pathname.slice(1));
  const file = behaviour.files[name];
  // Storage URLs are signed for GET, so the storage rejects HEAD, as the real storage does.
  if (file === undefined || request.method !== 'GET') return void response.writeHead(403).end();
  const start = range && !behaviour.ignoresRange ? Number(/^bytes=(\d+)-$/.exec(range)?.[1]) : 0;
  if (start >= file.length) return void response.writeHead(416).end();
  const rest = file.subarray(start);
  response.writeHead(start > 0 ? 206 : 200, {
    'content-length': rest.length,
    ...(start > 0 ? { 'content-range': `bytes ${start}-${file.length - 1}/${file.length}` } : {}),
  });
  const [length, ...others] = behaviour.cuts ?? [];
  if (length === undefined) return void response.end(rest);
  hub.behaviour = { ...behaviour, cuts: others };
  response.write(rest.subarray(0, length), async () => {
    await behaviour.beforeCut?.(start + length);
    response.socket?.[behaviour.cut ?? 'end']();
  });
}
