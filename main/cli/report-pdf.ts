/** The report of a house as a PDF: its sections as tables, with plots of fees and cash by the hour. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { dollars } from '../../games/money.ts';
import type { HouseReport } from '../house/house-report.ts';
import { cellText, sectionsOf } from '../house/report-sections.ts';

/** US letter, landscape, in points. */
const [WIDTH, HEIGHT] = [792, 612];
const EDGE = 36;
const [SIZE, LINE] = [8, 12];
const INK = rgb(0.1, 0.1, 0.1);
const SOFT = rgb(0.45, 0.45, 0.45);
const BAR = rgb(0.2, 0.45, 0.35);
const PLOT_HEIGHT = 80;

export interface PdfHead {
  readonly house: string;
  readonly title: string;
  /** Play money is marked as such. */
  readonly demo: boolean;
  /** When it was made, in ms since 1970. */
  readonly at: number;
}

export async function reportPdf(report: HouseReport, head: PdfHead): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.setTitle(`${head.house}: ${head.title}`);
  file.setCreationDate(new Date(head.at));
  file.setModificationDate(new Date(head.at));
  const pen = new Pen(
    file,
    await file.embedFont(StandardFonts.Helvetica),
    await file.embedFont(StandardFonts.HelveticaBold),
  );
  pen.line(`${head.house}: ${head.title}`, 14, true);
  pen.line(`${iso(report.from)} up to ${iso(report.to)}; made at ${iso(head.at)}${head.demo ? '; PLAY MONEY' : ''}`);
  for (const [title, part] of [
    ['Fees by the hour', 'fees'],
    ['Cash in by the hour', 'cashIn'],
    ['Cash out by the hour', 'cashOut'],
  ] as const) {
    const bars = report.hours.map((hour) => ({ at: hour.at, amount: hour[part] }));
    if (bars.some(({ amount }) => amount > 0)) pen.plot(title, bars);
  }
  for (const { title, heads, rows } of sectionsOf(report)) {
    pen.table(title, [heads, ...rows.map((row) => row.map(cellText))]);
  }
  return file.save();
}

const iso = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Characters missing from the fonts that every PDF reader has are replaced with a mark. */
const plain = (text: string): string => text.normalize('NFC').replace(/[^\x20-\x7e\xa0-\xff]/g, '?');

class Pen {
  readonly #file: PDFDocument;
  readonly #font: PDFFont;
  readonly #bold: PDFFont;
  #page: PDFPage;
  #y: number;

  constructor(file: PDFDocument, font: PDFFont, bold: PDFFont) {
    this.#file = file;
    this.#font = font;
    this.#bold = bold;
    this.#page = file.addPage([WIDTH, HEIGHT]);
    this.#y = HEIGHT - EDGE;
  }

  /** Moves down by this much, or to the next page when it does not fit. */
  #down(by: number): void {
    if (this.#y - by < EDGE) {
      this.#page = this.#file.addPage([WIDTH, HEIGHT]);
      this.#y = HEIGHT - EDGE;
    }
    this.#y -= by;
  }

  line(text: string, size = SIZE, bold = false): void {
    this.#down(size + 4);
    this.#write(text, EDGE, size, bold);
  }

  #write(text: string, x: number, size = SIZE, bold = false): void {
    const font = bold ? this.#bold : this.#font;
    this.#page.drawText(plain(text), { x, y: this.#y, size, font, color: bold ? INK : SOFT });
  }

  table(title: string, lines: readonly (readonly string[])[]): void {
    this.#down(LINE * 3);
    this.#write(title, EDGE, 10, true);
    const widths = (lines[0] ?? []).map(
      (_, column) => Math.max(...lines.map((line) => this.#width(line[column] ?? ''))) + 12,
    );
    const scale = Math.min(1, (WIDTH - 2 * EDGE) / widths.reduce((all, width) => all + width, 0));
    for (const [nth, line] of lines.entries()) {
      this.#down(LINE);
      let x = EDGE;
      for (const [column, cell] of line.entries()) {
        const width = (widths[column] ?? 0) * scale;
        this.#write(this.#cut(cell, width - 4), x, SIZE, nth === 0);
        x += width;
      }
    }
  }

  #width(text: string): number {
    return this.#bold.widthOfTextAtSize(plain(text), SIZE);
  }

  #cut(text: string, width: number): string {
    let cut = text;
    while (cut.length > 1 && this.#width(cut) > width) cut = cut.slice(0, -1);
    return cut;
  }

  plot(title: string, bars: readonly { readonly at: number; readonly amount: number }[]): void {
    const most = Math.max(...bars.map(({ amount }) => amount));
    this.#down(PLOT_HEIGHT + LINE * 3);
    const floor = this.#y;
    this.#y = floor + PLOT_HEIGHT + 6;
    this.#write(`${title}, at most ${dollars(most)}`, EDGE, 10, true);
    const step = (WIDTH - 2 * EDGE) / bars.length;
    for (const [nth, { amount }] of bars.entries()) {
      const height = Math.max(0, (amount / most) * PLOT_HEIGHT);
      this.#page.drawRectangle({ x: EDGE + nth * step, y: floor, width: step * 0.8, height, color: BAR });
    }
    this.#y = floor - 10;
    const every = Math.ceil(bars.length / 12);
    for (const [nth, { at }] of bars.entries()) {
      if (nth % every === 0) this.#write(iso(at).slice(5), EDGE + nth * step, 6);
    }
    this.#y = floor - LINE;
  }
}
