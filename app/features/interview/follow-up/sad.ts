import { normalize } from "#app/features/cv/vocabulary/normalize-text.ts";
import { regex } from "#app/platform/regex.ts";

/** Death, grave illness, loss: after such words nobody asks for a figure. */
const SAD = regex("u")`
    (?<!\p{L})(?:muri(?:o|eron|era)|murio|fallec\p{L}+|se mato|suicid\p{L}+|duelo|velorio|funeral|cancer|tumor|leucemia|
    terminal|derrame|infarto|coma|uci|quimio\p{L}*|perd(?:i|imos|io) (?:a|el embarazo|un hijo|
    una hija|la guagua|la casa)|
    aborto|guagua que|quede viud[oa]|viudez|enviud\p{L}+|mi (?:mama|papa|madre|padre|hij[oa]|herman[oa]|abuel[oa]|
    espos[oa]|marido|pareja|sobrin[oa]|prim[oa]|ti[oa]) (?:estaba |estuvo |se )?(?:enferm\p{L}+|hospitaliz\p{L}+|
    internad\p{L}+|grave)|depresi\p{L}+|accidente (?:fatal|grave|en que|donde)|quem[oa] (?:la|mi|nuestra) casa|
    incendio|aluvion|terremoto|asalt\p{L}+|abus\p{L}+|violen\p{L}+|passed away|died|dead|funeral|cancer)(?!\p{L})
  `;

/** Whether the text tells something after which an interviewer is silent for a moment. */
export const isSad = (answer: string): boolean => SAD.test(normalize(answer));
