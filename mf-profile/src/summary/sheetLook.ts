import styled from 'styled-components';

/** Always paper: black on white in every theme, and as wide as it is printed. Points, since it does not grow with the text. */
export const Paper = styled.article`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  gap: 8pt;
  width: 186mm;
  min-height: 270mm;
  padding: 0;
  background: #fff;
  color: #000;
  font-size: 9.5pt;
  line-height: 1.4;
  overflow-wrap: anywhere;
  @media print {
    min-height: 0;
    height: 252mm;
    overflow: hidden;
  }
  h3 {
    margin: 0 0 2pt;
    font-size: 10.5pt;
    line-height: 1.3;
  }
  svg text {
    fill: #000;
  }
  table {
    border-spacing: 0;
  }
  th,
  td {
    padding: 1pt 12pt 1pt 0;
    text-align: start;
    font-weight: 400;
  }
`;

export const Title = styled.h2`
  margin: 0;
  font-size: 16pt;
  line-height: 1.2;
`;

export const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12pt;
  > :last-child {
    flex: none;
    max-width: 62%;
    text-align: end;
  }
`;

export const Top = styled(Line)``;

export const Frame = styled.div`
  padding: 8pt 10pt;
  border: 1.5pt solid #000;
  border-radius: 4pt;
`;

/** Two boxes beside each other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8pt 16pt;
`;

export const Box = styled.div`
  min-width: 0;
  padding-top: 6pt;
  border-top: 1.2pt solid #000;
`;

/** Room for the reader's own hand: as much of the sheet as is left. */
export const Notes = styled.div`
  position: relative;
  flex: 1;
  min-height: 50pt;
  overflow: hidden;
`;

/** Ruled lines, which are drawn as borders: printers leave backgrounds out, and thin ones vanish between two dots. */
export const Ruled = styled.div`
  position: absolute;
  inset: 0;
  i {
    display: block;
    height: 25px;
    box-sizing: border-box;
    border-bottom: 1px solid #999;
  }
`;

/** The signs of the picture, each with room around it. */
export const Signs = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 10pt;
  && {
    max-width: 88%;
  }
`;

export const Foot = styled.p`
  padding-top: 6pt;
  border-top: 0.6pt solid #999;
  font-size: 7.5pt;
  line-height: 1.4;
`;
