import { describe, expect, test } from "vitest";
import { bold, expectChange, p, proof, run, type Shape } from "../../support/documents/line-shapes.ts";
import { replaceInBody } from "../../support/documents/replace-in-body.ts";

describe("what changes goes to the run where it began", () => {
  test.each<[string, Shape]>([
    [
      "one run",
      {
        before: "Vendí seguros",
        after: "Vendí 40 seguros",
        from: p(run("Vendí seguros")),
        to: p(run("Vendí 40 seguros")),
      },
    ],
    [
      "a word that is cut by marks of the spelling",
      {
        before: "Encargada de bodega",
        after: "Encargada de inventario",
        from: p(run("Encar"), proof, run("gada de bo"), proof, run("dega")),
        to: p(run("Encar"), proof, run("gada de inventario"), proof, run("")),
      },
    ],
    [
      "a bold word in the middle stays bold while both sides change",
      {
        before: "Encargada de Contabilidad y compras",
        after: "Responsable de Contabilidad y ventas",
        from: p(run("Encargada de "), bold("Contabilidad"), run(" y compras")),
        to: p(run("Responsable de "), bold("Contabilidad"), run(" y ventas")),
      },
    ],
    [
      "a bold first word takes its better word in bold",
      {
        before: "Ayudé: clases de física",
        after: "Lideré: clases de física",
        from: p(bold("Ayudé:"), run(" clases de física")),
        to: p(bold("Lideré:"), run(" clases de física")),
      },
    ],
    [
      "a word before plain text is plain",
      {
        before: "Cargo: Analista",
        after: "Cargo: Primera Analista",
        from: p(bold("Cargo: "), run("Analista")),
        to: p(bold("Cargo: "), run("Primera Analista")),
      },
    ],
    [
      "what is added at the end follows the last run",
      {
        before: "Cargo: Analista",
        after: "Cargo: Analista senior",
        from: p(bold("Cargo: "), run("Analista", "<w:i/>"), '<w:bookmarkEnd w:id="1"/>'),
        to: p(bold("Cargo: "), run("Analista senior", "<w:i/>"), '<w:bookmarkEnd w:id="1"/>'),
      },
    ],
    [
      "all of it: the first run has the text, the others stay, empty",
      {
        before: "Uno dos",
        after: "Xyz",
        from: p(bold("Uno"), '<w:bookmarkStart w:id="1" w:name="b"/>', run(" dos"), '<w:commentRangeEnd w:id="2"/>'),
        to: p(bold("Xyz"), '<w:bookmarkStart w:id="1" w:name="b"/>', run(""), '<w:commentRangeEnd w:id="2"/>'),
      },
    ],
    [
      "a footnote's reference and a picture in the line stay where they are",
      {
        before: "Premio Nacional 2021",
        after: "Premio Regional 2022",
        from: p(
          run("Premio "),
          '<w:r><w:footnoteReference w:id="3"/></w:r>',
          run("Nacional 2021"),
          "<w:r><w:drawing/></w:r>",
        ),
        to: p(
          run("Premio "),
          '<w:r><w:footnoteReference w:id="3"/></w:r>',
          run("Regional 2022"),
          "<w:r><w:drawing/></w:r>",
        ),
      },
    ],
  ])("%s", (_name, shape) => expectChange(shape));
});

describe("how the text is written", () => {
  test("signs of XML are escaped, and those that stood there as entities stay as they were written", () => {
    expectChange({
      before: "I&D en R<S ñandú",
      after: 'I&D en R<S & "más" > ñandú',
      from: p(run("I&amp;D en R&lt;S &#241;and&#xFA;")),
      to: p(run('I&amp;D en R&lt;S &amp; "más" &gt; &#241;and&#xFA;')),
    });
  });

  test("an unparsed piece gets the text as it is", () => {
    expectChange({
      before: "R&D y más",
      after: "R&D <y> ]]> más",
      from: p("<w:r><w:t><![CDATA[R&D y más]]></w:t></w:r>"),
      to: p("<w:r><w:t><![CDATA[R&D <y> ]]]]><![CDATA[> más]]></w:t></w:r>"),
    });
  });

  test("new white space at an end of a run is kept by its attribute, old one is left as it was", () => {
    const plain = (text: string, attribute = "") => `<w:r><w:t${attribute}>${text}</w:t></w:r>`;
    const keep = ' xml:space="preserve"';
    expectChange({
      before: "Manejo SAP",
      after: "Manejo de SAP",
      from: p(plain("Manejo"), run(" "), `<w:r><w:rPr><w:b/></w:rPr><w:t >SAP</w:t></w:r>`),
      to: p(
        plain("Manejo"),
        run(" "),
        `<w:r><w:rPr><w:b/></w:rPr><w:t  xml:space="preserve">de SAP</w:t></w:r>`,
      ).replace('<w:t  xml:space="preserve">de SAP', "<w:t >de SAP"),
    });
    expectChange({
      before: "Manejo SAP bien",
      after: "Manejo bien",
      from: p(plain("Manejo SAP"), run(" bien")),
      to: p(plain("Manejo "), run("bien")).replace("<w:t>Manejo ", `<w:t${keep}>Manejo `),
    });
    expectChange({ before: "Uno dos", after: "Una dos", from: p(plain(" Uno dos ")), to: p(plain(" Una dos ")) });
  });

  test("line ends within a text, comments and instructions do not move anything", () => {
    const from = p(`<w:r><!-- a --><w:t>Hola<?x y?> que</w:t></w:r>`, `<w:r><w:t> tal<!-- b --> va</w:t></w:r>`);
    expectChange({
      before: "Hola que tal va",
      after: "Hola que tal todo va",
      from: `\r\n${from}\r\n`,
      to: `\r\n${from.replace(" va</w:t>", " todo va</w:t>")}\r\n`,
    });
  });

  test.each([
    ["a zero", "a\u0000b"],
    ["a control sign", "a\u0008b"],
    ["half of a letter", "a\ud800b"],
    ["what is no character", "a\uffffb"],
    ["a second line", "a\nb"],
    ["too long a line", "a".repeat(5_001)],
  ])("refuses %s", (_name, after) => {
    const body = p(run("Una línea cualquiera"));
    const result = replaceInBody(body, [{ before: "Una línea cualquiera", after }]);
    expect(result).toMatchObject({ body, changed: [], notFound: [], refused: ["Una línea cualquiera"] });
  });

  test("letters outside of the first plane are whole", () => {
    expectChange({
      before: "Baile 💃 tango",
      after: "Canto 🎤 tango",
      from: p(run("Baile 💃 tango")),
      to: p(run("Canto 🎤 tango")),
    });
  });
});
