import { inflateSync } from 'node:zlib';

/** A piece of text drawn on a page. */
export interface DrawnText {
  page: number;
  text: string;
  /** Points from the page's left and top. */
  x: number;
  y: number;
  size: number;
  font: string;
  /** Type of the enclosing element, or `Artifact`. */
  tag: string;
}

export interface StructureNode {
  type: string;
  /** Text of this element without its children, in reading order. */
  text: string;
  alt: string | undefined;
  dictionary: string;
  /** Numbers of the page objects with text of this element or its children. */
  pages: Set<string>;
  children: StructureNode[];
  /** The texts and children of this element, in reading order. */
  content: (string | StructureNode)[];
}

export interface ReadPdf {
  /** Source of every indirect object by number. */
  objects: ReadonlyMap<number, string>;
  catalog: string;
  xmp: string;
  pageCount: number;
  texts: readonly DrawnText[];
  structure: StructureNode;
  /** Titles of the outline, in order. */
  bookmarks: readonly string[];
  /** Names of the embedded fonts. */
  fonts: readonly string[];
}

const PAGE_HEIGHT = 841.89;

/**
 * Parses the PDFs that pdfkit writes (one revision, no object streams) without using pdfkit, to check their structure
 * independently. It does not read other PDFs.
 */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const raw = Buffer.from(bytes).toString('latin1');
  const objects = new Map<number, string>();
  const streams = new Map<number, string>();
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const number = Number(match[1]);
    const start = match.index + match[0].length;
    const streamAt = raw.indexOf('\nstream\n', start);
    const end = raw.indexOf('\nendobj', start);
    if (streamAt >= 0 && streamAt < end) {
      const dictionary = raw.slice(start, streamAt);
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
      const data = Buffer.from(raw.slice(streamAt + 8, streamAt + 8 + length), 'latin1');
      objects.set(number, dictionary);
      streams.set(number, (dictionary.includes('FlateDecode') ? inflateSync(data) : data).toString('latin1'));
    } else objects.set(number, raw.slice(start, end));
  }
  const get = (reference: string | undefined) => objects.get(Number(reference?.split(' ')[0])) ?? '';
  const catalog = [...objects.values()].find((object) => object.includes('/Type /Catalog')) ?? '';
  const pageNumbers = references(/\/Kids \[([^\]]*)\]/.exec(get(field(catalog, 'Pages')))?.[1] ?? '');
  const marked = new Map<string, string>();
  const texts = pageNumbers.flatMap((pageNumber, index) => {
    const page = objects.get(pageNumber) ?? '';
    const resources = get(field(page, 'Resources'));
    const fonts = new Map<string, { name: string; unicode: Map<string, string> }>();
    for (const [, name = '', number = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(Number(number)) ?? '';
      const map = streams.get(Number(field(font, 'ToUnicode')?.split(' ')[0])) ?? '';
      fonts.set(name, { name: /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? '', unicode: unicodeMap(map) });
    }
    const content = streams.get(Number(field(page, 'Contents')?.split(' ')[0])) ?? '';
    return readContent(content, index, fonts, (mcid, text) => {
      const key = `${pageNumber} ${mcid}`;
      marked.set(key, (marked.get(key) ?? '') + text);
    });
  });
  const root = references(/\/K \[([^\]]*)\]/.exec(get(field(catalog, 'StructTreeRoot')))?.[1] ?? '')[0] ?? 0;
  return {
    objects,
    catalog,
    xmp: Buffer.from(streams.get(Number(field(catalog, 'Metadata')?.split(' ')[0])) ?? '', 'latin1').toString(
      'utf8',
    ),
    pageCount: pageNumbers.length,
    texts,
    structure: readNode(root, objects, marked),
    bookmarks: [...objects.values()]
      .filter((object) => object.includes('/Dest ['))
      .map((object) => textString(/\/Title (\((?:\\.|[^\\)])*\))/s.exec(object)?.[1] ?? '')),
    fonts: [...objects.values()]
      .filter((object) => object.includes('/Type /FontDescriptor') && /\/FontFile[23] /.test(object))
      .map((object) => /\/FontName \/(\S+)/.exec(object)?.[1] ?? ''),
  };
}

/** All elements of a type in reading order. */
export function elements(node: StructureNode, type: string): StructureNode[] {
  return [...(node.type === type ? [node] : []), ...node.children.flatMap((child) => elements(child, type))];
}

/** Text of an element and its descendants. */
export function fullText(node: StructureNode): string {
  const texts = node.content.map((part) => (typeof part === 'string' ? part : ` ${fullText(part)} `));
  return texts.join('').replace(/ +/g, ' ').trim();
}

function field(dictionary: string, name: string): string | undefined {
  return new RegExp(`/${name} (\\d+ 0 R)`).exec(dictionary)?.[1];
}

function references(list: string): number[] {
  return [...list.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

function readNode(
  number: number,
  objects: ReadonlyMap<number, string>,
  marked: ReadonlyMap<string, string>,
): StructureNode {
  const dictionary = objects.get(number) ?? '';
  // A reference to marked content on a later page names its own page.
  const page = field(dictionary.replace(/<<[^>]*\/MCR[^>]*>>/g, ''), 'Pg')?.split(' ')[0];
  const alt = /\/Alt (\((?:\\.|[^\\)])*\))/s.exec(dictionary)?.[1];
  const node: StructureNode = {
    type: /\/S \/(\w+)/.exec(dictionary)?.[1] ?? '',
    text: '',
    alt: alt === undefined ? undefined : textString(alt),
    dictionary,
    pages: new Set(),
    children: [],
    content: [],
  };
  const kids = /\/K \[(.*?)\]\n/s.exec(dictionary)?.[1] ?? '';
  for (const [, onPage, mcid, reference, bare] of kids.matchAll(
    /<<[^>]*?\/Pg (\d+) 0 R[^>]*?\/MCID (\d+)[^>]*?>>|(\d+) 0 R|(\d+)/g,
  )) {
    if (reference !== undefined) {
      const child = readNode(Number(reference), objects, marked);
      node.children.push(child);
      node.content.push(child);
      for (const each of child.pages) node.pages.add(each);
    } else {
      const text = marked.get(`${onPage ?? page} ${mcid ?? bare}`) ?? '';
      node.text += text;
      node.content.push(text);
      node.pages.add(String(onPage ?? page));
    }
  }
  return node;
}

function readContent(
  content: string,
  page: number,
  fonts: ReadonlyMap<string, { name: string; unicode: Map<string, string> }>,
  onMarked: (mcid: string, text: string) => void,
): DrawnText[] {
  const texts: DrawnText[] = [];
  const tags: { tag: string; mcid: string | undefined }[] = [];
  let font = '';
  let size = 0;
  let x = 0;
  let y = 0;
  let pending: DrawnText | undefined;
  for (const line of content.split('\n')) {
    const opened = /^\/(\w+) (?:BMC|<<)$/.exec(line)?.[1];
    if (opened) tags.push({ tag: opened, mcid: undefined });
    const top = tags.at(-1);
    const mcid = /^\/MCID (\d+)$/.exec(line)?.[1];
    if (mcid !== undefined && top) top.mcid = mcid;
    if (line === 'EMC') tags.pop();
    const place = /^1 0 0 1 (\S+) (\S+) Tm$/.exec(line);
    if (place) {
      x = Number(place[1]);
      y = PAGE_HEIGHT - Number(place[2]);
    }
    const chosen = /^\/(F\d+) (\S+) Tf$/.exec(line);
    if (chosen) {
      font = chosen[1] ?? '';
      size = Number(chosen[2]);
    }
    if (line === 'BT') pending = undefined;
    if (line.endsWith(' TJ')) {
      const face = fonts.get(font);
      const text = [...line.matchAll(/<([0-9a-f]*)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((code) => face?.unicode.get(code) ?? '\uFFFD')
        .join('');
      if (pending) pending.text += text;
      else {
        pending = { page, text, x, y, size, font: face?.name ?? '', tag: top?.tag ?? '' };
        texts.push(pending);
      }
      if (top?.mcid !== undefined) onMarked(top.mcid, text);
    }
  }
  return texts;
}

function unicodeMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    for (const [index, [, codes = '']] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
      const units = codes
        .split(' ')
        .filter(Boolean)
        .map((unit) => Number.parseInt(unit, 16));
      map.set(
        (Number.parseInt(from, 16) + index).toString(16).padStart(4, '0'),
        String.fromCharCode(...units),
      );
    }
  }
  return map;
}

/** A PDF text string with its parentheses, as pdfkit escapes it. */
function textString(literal: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const bytes = literal.slice(1, -1).replace(/\\(.)/gs, (_, escaped: string) => escapes[escaped] ?? escaped);
  if (!bytes.startsWith('\xFE\xFF')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}
