import { describe, expect, test } from "vitest";
import { LIMITS } from "#app/documents/limits.ts";
import { walkXml } from "#app/documents/reader/office/xml.ts";
import { Refusal } from "#app/documents/refusal.ts";

const WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const STRICT_WORD = "http://purl.oclc.org/ooxml/wordprocessingml/main";

/** What is told of an XML text, as one line an event. */
function eventsOf(source: string, most = Number.POSITIVE_INFINITY): string[] {
  const events: string[] = [];
  walkXml(source, {
    open: (name, attributes) => void events.push(`<${name}> ${JSON.stringify(attributes)}`),
    close: (name) => void events.push(`</${name}>`),
    text: (text) => void events.push(text),
    done: () => events.length >= most,
  });
  return events;
}

const reasonOf = (source: string): unknown => {
  try {
    return eventsOf(source);
  } catch (error) {
    return error instanceof Refusal ? error.reason : error;
  }
};

describe("walking XML", () => {
  test.each([WORD, STRICT_WORD])("names what Word writes alike, whatever the file calls it: %s", (namespace) => {
    expect(eventsOf(`<x:p xmlns:x="${namespace}" x:val="1" id='2'/>`)).toEqual([
      '<w:p> {"w:val":"1","id":"2"}',
      "</w:p>",
    ]);
    expect(eventsOf(`<p xmlns="${namespace}"/>`)).toEqual(["<w:p> {}", "</w:p>"]);
    expect(eventsOf('<other:p xmlns:other="urn:other"/>')).toEqual(["<other:p> {}", "</other:p>"]);
  });

  test("hands on text with the five entities of XML, characters by number, and unparsed pieces", () => {
    expect(eventsOf("<a>&lt;&amp;&gt;&quot;&apos; &#241; &#xF1;<!-- no --></a>").join("")).toBe("<a> {}<&>\"' ñ ñ</a>");
    expect(eventsOf("<a><![CDATA[<b>&amp;]]></a>")).toEqual(["<a> {}", "<b>&amp;", "</a>"]);
  });

  test("expands no other entity, and refuses a text that declares its type", () => {
    expect(eventsOf("<a>&bomb;</a>")).toEqual(["<a> {}", "&bomb;", "</a>"]);
    const bomb = '<!DOCTYPE a [<!ENTITY bomb "BOOM">]><a>&bomb;</a>';
    expect(reasonOf(bomb)).toBe("too_complex");
    expect(reasonOf('<?xml version="1.0"?><!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>')).toBe("too_complex");
  });

  test("refuses nesting beyond the limit, and takes what lies at it", () => {
    const nested = (depth: number) => "<a>".repeat(depth) + "</a>".repeat(depth);
    expect(eventsOf(nested(LIMITS.xmlDepth))).toHaveLength(2 * LIMITS.xmlDepth);
    expect(reasonOf(nested(LIMITS.xmlDepth + 1))).toBe("too_complex");
  });

  test.each(["<a><b", '<a b="c', "<a><!-- ", "<a><![CDATA[ "])("calls corrupt what ends inside a tag: %s", (source) => {
    expect(reasonOf(source)).toBe("corrupt");
  });

  test.each([
    ["<a>1 & 2<b>3</a>", ["<a> {}", "1 & 2", "<b> {}", "3", "</b>", "</a>"]],
    ["<a>R&D; <![CDATA[&]]>&<b/></a>", ["<a> {}", "R&D; ", "&", "&", "<b> {}", "</b>", "</a>"]],
    ["<w:p>no namespace</w:p>", ["<w:p> {}", "no namespace", "</w:p>"]],
    ["<a>1", ["<a> {}", "1"]],
  ])("reads what is not well formed as far as it goes: %s", (source, events) => {
    expect(eventsOf(source)).toEqual(events);
  });

  test("stops where nothing more is wanted", () => {
    expect(eventsOf(`<a>${"<b/>".repeat(100_000)}<c`, 3)).toEqual(["<a> {}", "<b> {}", "</b>"]);
  });
});
