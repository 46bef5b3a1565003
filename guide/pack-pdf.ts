import { deflateSync } from 'node:zlib';

/** Objects in one compressed group; readers unpack a group as a whole. */
const groupSize = 200;

interface PdfObject {
  readonly number: number;
  readonly body: string;
  readonly isStream: boolean;
}

interface Written {
  readonly type: 1 | 2;
  /** Type 1: offset in the file. Type 2: number of the group's object. */
  readonly where: number;
  /** Type 2: place in the group. */
  readonly index: number;
}

const readObjects = (file: string): readonly PdfObject[] =>
  [...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj(?=\n)/g)].map(([, number, body = '']) => ({
    number: Number(number),
    // "Strong" is a tag of PDF 2.0; older readers stumble over it.
    body: body.endsWith('endstream') ? body : body.replace('/S /Strong', '/S /Span'),
    isStream: body.endsWith('endstream'),
  }));

const streamObject = (number: number, entries: string, content: Buffer): string => {
  const packed = deflateSync(content, { level: 9 });
  return `${number} 0 obj\n<<${entries} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n${packed.toString('latin1')}\nendstream\nendobj\n`;
};

const groupObject = (number: number, members: readonly PdfObject[]): string => {
  let at = 0;
  const index = members.map(({ number: member, body }) => {
    const entry = `${member} ${at}`;
    at += body.length + 1;
    return entry;
  });
  const head = `${index.join(' ')}\n`;
  const content = head + members.map(({ body }) => `${body}\n`).join('');
  return streamObject(
    number,
    `/Type /ObjStm /N ${members.length} /First ${head.length}`,
    Buffer.from(content, 'latin1'),
  );
};

const crossReference = (entries: ReadonlyMap<number, Written>, size: number): Buffer => {
  const table = Buffer.alloc(size * 7);
  table.writeUInt16BE(0xffff, 5);
  for (const [number, { type, where, index }] of entries) {
    table.writeUInt8(type, number * 7);
    table.writeUInt32BE(where, number * 7 + 1);
    table.writeUInt16BE(index, number * 7 + 5);
  }
  return table;
};

/**
 * Rewrites a PDF as the browser prints it (1.4, a plain cross-reference table) with compressed object groups (1.5). The
 * tags that make the document readable aloud are thousands of small objects; packed, they take a sixth of the room.
 *
 * @throws Error when the file is not laid out as expected
 */
export const packPdf = (pdf: Buffer): Buffer => {
  const file = pdf.toString('latin1');
  const objects = readObjects(file);
  const trailer = /trailer\n<<([\s\S]*?)>>\s*startxref/.exec(file)?.[1];
  const size = Number(/\/Size (\d+)/.exec(trailer ?? '')?.[1]);
  if (!trailer || objects.length !== size - 1) {
    throw new Error(`PDF not as expected: ${objects.length} objects found, ${size - 1} announced`);
  }
  let out = '%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n';
  const entries = new Map<number, Written>();
  for (const { number, body } of objects.filter(({ isStream }) => isStream)) {
    entries.set(number, { type: 1, where: out.length, index: 0 });
    out += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const plain = objects.filter(({ isStream }) => !isStream);
  let next = size;
  for (let start = 0; start < plain.length; start += groupSize, next++) {
    const members = plain.slice(start, start + groupSize);
    members.forEach((member, index) => entries.set(member.number, { type: 2, where: next, index }));
    entries.set(next, { type: 1, where: out.length, index: 0 });
    out += groupObject(next, members);
  }
  const start = out.length;
  entries.set(next, { type: 1, where: start, index: 0 });
  const rest = trailer.replace(/\/Size \d+/, `/Size ${next + 1}`);
  out += streamObject(next, `/Type /XRef /W [1 4 2] ${rest.trim()}`, crossReference(entries, next + 1));
  return Buffer.from(`${out}startxref\n${start}\n%%EOF\n`, 'latin1');
};
