/** Does in a page of the gallery what a finger does before a picture of the tests is taken: the page is told step by step. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostFrame } from '../../protocol/messages.ts';
import type { View } from '../../protocol/views.ts';
import type { Stand } from '../renderer/stand.ts';
import type { Step } from './gallery/bridge.ts';

/** A page that does what it is told. */
class Remote {
  readonly #page: ServerResponse;
  readonly #waiting: { resolve(value: unknown): void; reject(why: Error): void }[] = [];
  #hovered = '';

  constructor(page: ServerResponse) {
    this.#page = page;
    page.writeHead(200, { 'content-type': 'text/event-stream' });
  }

  did(nth: number, { value, failed }: { readonly value?: unknown; readonly failed?: string }): void {
    if (failed === undefined) this.#waiting[nth]?.resolve(value);
    else this.#waiting[nth]?.reject(new Error(failed));
  }

  end(): void {
    this.#page.end('event: end\ndata:\n\n');
  }

  #do(step: Step): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#page.write(`id: ${this.#waiting.length}\ndata: ${JSON.stringify(step)}\n\n`);
      this.#waiting.push({ resolve, reject });
    });
  }

  async #intents(count: number): Promise<unknown[]> {
    const sent = await this.#do({ do: 'intents', count });
    return Array.isArray(sent) ? sent.map((text) => JSON.parse(String(text))) : [];
  }

  /** As much of a stand as the pictures use. */
  stand(): Stand {
    let rev = 1;
    const push = (frame: HostFrame) => this.#do({ do: 'push', frame: JSON.stringify(frame) });
    const key = (at: string) => ({
      click: () => this.#do({ do: 'click', at }),
      waitFor: () => this.#do({ do: 'wait', at }),
      fill: (text: string) => this.#do({ do: 'fill', at, text }),
      selectOption: (text: string) => this.#do({ do: 'fill', at, text }),
      hover: () => {
        this.#hovered = at;
        return this.#do({ do: 'wait', at });
      },
    });
    const page = {
      getByTestId: key,
      mouse: { down: () => this.#do({ do: 'press', at: this.#hovered }) },
      // What a test does to the clock of a gesture, a page here does before each touch.
      evaluate: async () => null,
      waitForFunction: (_: unknown, count: number) => this.#intents(count),
    };
    const show = (view: View) => {
      rev += 1;
      return push({ t: 'view', rev, view });
    };
    return { page, push, show, intents: () => this.#intents(0), complaints: [] } as unknown as Stand;
  }
}

type Act = (stand: Stand) => Promise<void>;

/** The acts of the pages that are open, by the number that each page was given. */
export class Acts {
  readonly #open = new Map<string, Remote>();
  #given = 0;

  /** Where a page is told what to do. */
  address(stand: string): string {
    this.#given += 1;
    return `/gallery/act?stand=${encodeURIComponent(stand)}&page=${this.#given}`;
  }

  /** Begins the act for a page that asks, or takes its answer to a step. */
  async serve(request: IncomingMessage, response: ServerResponse, query: URLSearchParams, act: Act): Promise<void> {
    const page = query.get('page') ?? '';
    if (request.method === 'POST') {
      let text = '';
      for await (const part of request) text += String(part);
      this.#open.get(page)?.did(Number(query.get('did')), JSON.parse(text));
      response.end();
      return;
    }
    const remote = new Remote(response);
    this.#open.set(page, remote);
    // A page that was closed meanwhile does nothing anymore, and one that cannot says so where dev was started.
    await act(remote.stand()).catch((error: unknown) => console.error(`gallery: ${error}`));
    this.#open.delete(page);
    remote.end();
  }
}
