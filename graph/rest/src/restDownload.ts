/** An answer that is a file to keep, sent as it is made. */
export class RestDownload {
  readonly type: string;
  readonly name: string;
  readonly content: AsyncIterable<string>;

  constructor(file: { type: string; name: string; content: AsyncIterable<string> }) {
    this.type = file.type;
    this.name = file.name;
    this.content = file.content;
  }
}
